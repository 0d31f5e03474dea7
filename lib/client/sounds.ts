import { isOn } from "./devicePreferences";

/** The sounds of a table. */
export type Sound = "claim" | "bang" | "verdict" | "die" | "plate" | "turn";

let context: AudioContext | null = null;

/**
 * Unlocks audio. Browsers block it until the first touch, so call this in a touch handler; before that,
 * nothing is played.
 */
export function wakeSounds(): void {
  if (!isOn("sound") || typeof AudioContext === "undefined") return;
  try {
    context ??= new AudioContext();
    // On an iPhone the state is "interrupted" after a call or a lock.
    if (context.state !== "running") void context.resume().catch(() => undefined);
  } catch {
    // No audio: the table works without it.
  }
}

/** Releases the audio device. */
export function endSounds(): void {
  void context?.close().catch(() => undefined);
  context = null;
}

/** Plays a sound if the preference is on and audio is unlocked; `step` raises the pitch. Never throws. */
export function playSound(sound: Sound, step = 0): void {
  if (!isOn("sound") || context?.state !== "running") return;
  try {
    SOUNDS[sound](context, step);
  } catch {
    // See above.
  }
}

/** Each sound combines a thump and a rattle, like wood and dice. */
const SOUNDS: Readonly<Record<Sound, (context: AudioContext, step: number) => void>> = {
  /** A knuckle on the table, twice. */
  claim(context) {
    for (const after of [0, 0.09]) {
      thump(context, { after, from: 240, to: 150, lasts: 0.07, loud: 0.5 });
      rattle(context, { after, below: 1800, lasts: 0.025, loud: 0.25 });
    }
  },
  /** A palm on the table, and the cups jump. */
  bang(context) {
    thump(context, { after: 0, from: 150, to: 42, lasts: 0.4, loud: 1 });
    rattle(context, { after: 0, below: 3200, lasts: 0.16, loud: 0.8 });
    rattle(context, { after: 0.17, below: 5200, lasts: 0.12, loud: 0.2 });
  },
  /** A rubber stamp. */
  verdict(context) {
    thump(context, { after: 0, from: 95, to: 60, lasts: 0.16, loud: 0.9 });
    rattle(context, { after: 0, below: 700, lasts: 0.07, loud: 0.5 });
  },
  /** Bone on wood: a semitone higher with every die that counts. */
  die(context, step) {
    const from = 900 * 2 ** (step / 12);
    thump(context, { after: 0, from, to: from * 0.7, lasts: 0.045, loud: 0.35 });
    rattle(context, { after: 0, below: 5000, lasts: 0.02, loud: 0.25 });
  },
  /** Two rising notes, after the two taps of the claim before. */
  turn(context) {
    thump(context, { after: 0.25, from: 660, to: 655, lasts: 0.12, loud: 0.4 });
    thump(context, { after: 0.38, from: 880, to: 875, lasts: 0.2, loud: 0.4 });
  },
  /** A plate on a plate. */
  plate(context) {
    for (const from of [2100, 3250])
      thump(context, { after: 0, from, to: from * 0.97, lasts: 0.16, loud: 0.18 });
    rattle(context, { after: 0, below: 4200, lasts: 0.03, loud: 0.3 });
  },
};

interface Blow {
  /** In seconds, like all times here. */
  readonly after: number;
  readonly lasts: number;
  /** From 0 to 1. */
  readonly loud: number;
}

/** A falling tone between two frequencies in hertz, with decay. */
function thump(context: AudioContext, blow: Blow & { readonly from: number; readonly to: number }): void {
  const tone = context.createOscillator();
  const at = context.currentTime + blow.after;
  tone.frequency.setValueAtTime(blow.from, at);
  tone.frequency.exponentialRampToValueAtTime(blow.to, at + blow.lasts);
  tone.connect(fading(context, blow));
  tone.start(at);
  tone.stop(at + blow.lasts);
}

/** Low-pass noise with a cutoff in hertz, with decay. */
function rattle(context: AudioContext, blow: Blow & { readonly below: number }): void {
  const length = Math.ceil(context.sampleRate * blow.lasts);
  const noise = context.createBuffer(1, length, context.sampleRate);
  noise.copyToChannel(
    Float32Array.from({ length }, () => Math.random() * 2 - 1),
    0,
  );
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = blow.below;
  source.connect(filter).connect(fading(context, blow));
  source.start(context.currentTime + blow.after);
}

function fading(context: AudioContext, { after, lasts, loud }: Blow): AudioNode {
  const volume = context.createGain();
  const at = context.currentTime + after;
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + lasts);
  volume.connect(context.destination);
  return volume;
}
