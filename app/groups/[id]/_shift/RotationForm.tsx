"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { DayField, TextField, TimeField } from "@/app/ui/Field";
import { Form, FormError, SubmitKey } from "@/app/ui/Form";
import { OneOf } from "@/app/ui/OneOf";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { dutyWords } from "@/lib/messages/duty";
import { groupGamesWords } from "@/lib/messages/night";
import type { Shift } from "@/lib/protocol/entry";
import {
  MAX_PATTERN_LENGTH,
  PRESET_ROTATIONS,
  type PresetRotation,
  type Rotation,
  USUAL_CHANGE,
} from "@/lib/protocol/rotation";
import { patternOf, shiftLetters } from "@/lib/views/rotation";

interface RotationFormProps {
  readonly group: string;
  readonly shifts: readonly Shift[];
  /** Null for none yet. */
  readonly rotation: Rotation | null;
  /** The day whose shift is on duty. */
  readonly day: string;
}

type Way = "none" | PresetRotation | "other";

const WORDS = dutyWords;
const PRESETS = Object.keys(PRESET_ROTATIONS) as readonly PresetRotation[];

/** A preset's shifts by their places in the list; null if the crew has too few. */
const presetOf = (preset: PresetRotation, shifts: readonly Shift[]): readonly string[] | null => {
  const pattern = PRESET_ROTATIONS[preset].flatMap((at) => shifts[at]?.id ?? []);
  return pattern.length === PRESET_ROTATIONS[preset].length ? pattern : null;
};

const isSame = (one: readonly string[], other: readonly string[] | null): boolean =>
  one.join() === other?.join();

/** Sets which shift is on duty day by day. */
export function RotationForm({ group, shifts, rotation, day }: RotationFormProps) {
  const router = useRouter();
  const mutation = useMutation(WORDS.noAnswer);
  const letters = shiftLetters(shifts);
  const spelled = (pattern: readonly string[]) =>
    pattern.map((id) => letters[shifts.findIndex((shift) => shift.id === id)] ?? "").join("");
  const [way, setWay] = useState<Way>(
    rotation === null
      ? "none"
      : (PRESETS.find((preset) => isSame(rotation.pattern, presetOf(preset, shifts))) ?? "other"),
  );
  const [typed, setTyped] = useState(rotation === null ? "" : spelled(rotation.pattern));
  const [startsOn, setStartsOn] = useState(rotation?.startsOn ?? day);
  const [changesAt, setChangesAt] = useState(rotation?.changesAt ?? USUAL_CHANGE);
  const [saved, setSaved] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);

  const save = async () => {
    setSaved(false);
    const pattern =
      way === "none" ? null : way === "other" ? patternOf(typed, shifts) : presetOf(way, shifts);
    const problem =
      way === "none"
        ? null
        : pattern === null
          ? WORDS.badLetters(letters)
          : pattern.length > MAX_PATTERN_LENGTH
            ? WORDS.tooLong(MAX_PATTERN_LENGTH)
            : null;
    setWrong(problem);
    if (problem !== null) return;
    const sent = pattern && { pattern: [...pattern], starts_on: startsOn, changes_at: changesAt };
    if (
      (await mutation.run(() => ask("PATCH /api/v1/groups/{group}", { group }, { rotation: sent }))) === null
    )
      return;
    setSaved(true);
    router.refresh();
  };

  const ways: readonly Way[] = [
    "none",
    ...PRESETS.filter((preset) => presetOf(preset, shifts) !== null),
    "other",
  ];
  return (
    <Form
      noValidate
      onChange={() => setSaved(false)}
      onSend={() => void save()}
      className="gap-4 border-line border-t pt-4"
    >
      <OneOf
        legend={WORDS.rotation}
        options={ways.map((value) => ({ value, name: WORDS.ways[value] }))}
        chosen={way}
        onChoose={(chosen) => {
          setWrong(null);
          setWay(chosen);
        }}
        inRow
      />
      {way === "other" && (
        <TextField
          label={WORDS.letters}
          hint={WORDS.lettersHint(
            shifts.map(({ name }, at) => WORDS.letter(letters[at] ?? "", groupGamesWords.shiftCalled(name))),
          )}
          value={typed}
          mostCharacters={2 * MAX_PATTERN_LENGTH}
          onType={setTyped}
        />
      )}
      {way !== "none" && (
        <div className="grid gap-3 min-[26rem]:grid-cols-2">
          <DayField
            label={WORDS.startsOn}
            value={startsOn}
            from="2000-01-01"
            to="2099-12-31"
            onDay={setStartsOn}
          />
          <TimeField label={WORDS.changesAt} value={changesAt} onTime={setChangesAt} />
        </div>
      )}
      <FormError sentence={wrong ?? mutation.error} />
      <p aria-live="polite" className={saved ? "text-good" : "sr-only"}>
        {saved ? WORDS.saved : ""}
      </p>
      <SubmitKey
        look="plain"
        going={mutation.going}
        ready={way === "none" || (startsOn !== "" && changesAt !== "")}
      >
        {mutation.going ? WORDS.saving : WORDS.save}
      </SubmitKey>
    </Form>
  );
}
