import { afterEach, expect, test, vi } from "vitest";
import { turn } from "@/lib/client/devicePreferences";
import { endSounds, wakeSounds } from "@/lib/client/sounds";

afterEach(() => {
  endSounds();
  vi.unstubAllGlobals();
});

// No browser here interrupts: an iPhone does, for a call and when it is locked.
test.each(["suspended", "interrupted"])("a touch resumes sound that is %s, once", (before) => {
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
