import type { Device } from "./device";

/** More than a person has tabs open on one phone. */
const MOST_STREAMS = 20;

type End = () => void;

const shared = globalThis as typeof globalThis & { liarsTableStreams?: Map<string, Set<End>> };

/**
 * Counts a stream that a device opens. When it has too many, its oldest is ended: mostly one whose phone went out of
 * reach, which nobody has noticed yet.
 * @returns what gives the place back.
 */
export function takePlace(device: Device, end: End): () => void {
  shared.liarsTableStreams ??= new Map();
  const streams = shared.liarsTableStreams;
  const open = streams.get(device.id) ?? new Set();
  streams.set(device.id, open.add(end));
  const [oldest] = open;
  if (open.size > MOST_STREAMS) oldest?.();
  return () => {
    open.delete(end);
    if (open.size === 0 && streams.get(device.id) === open) streams.delete(device.id);
  };
}
