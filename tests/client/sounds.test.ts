import { afterEach, expect, test, vi } from "vitest";
import { turn } from "@/lib/client/devicePreferences";
import { endSounds, wakeSounds } from "@/lib/client/sounds";

afterEach(() => {
  endSounds();
  vi.unstubAllGlobals();
});

// No browser here interrupts audio: an iPhone does, for a call or a lock.
test.each(["suspended", "interrupted"])("resumes %s audio once on a touch", (before) => {
  let resumed = 0;
  vi.stubGlobal(
    "AudioContext",
    class {
      state = before;
      async resume() {
        resumed++;
        this.state = "running";
      }
      async close() {}
    },
  );
  turn("sound", true);
  wakeSounds();
  wakeSounds();
  expect(resumed).toBe(1);
});
