"use client";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { badRule } from "@/app/_house/badRule";
import { HouseRules } from "@/app/_house/HouseRules";
import { games, kinds, zones } from "@/app/groups/choices";
import { SelectField, TextField } from "@/app/ui/Field";
import { Form, FormError, SubmitKey } from "@/app/ui/Form";
import { OneOf } from "@/app/ui/OneOf";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import type { House } from "@/lib/engine";
import { typedMoney } from "@/lib/messages/amounts";
import { washWords } from "@/lib/messages/duty";
import { groupWords, presetWords } from "@/lib/messages/group";
import { moneyWords } from "@/lib/messages/money";
import type { Cloth } from "@/lib/protocol/cloth";
import type { GroupMoney } from "@/lib/protocol/group";
import { changedRules, houseWith, sameRules } from "@/lib/protocol/houseRules";
import { GROUP_KINDS, MAX_GROUP_NAME_LENGTH } from "@/lib/protocol/membership";
import type { Preset } from "@/lib/protocol/presets";
import { DUE_RULES, type DueRule, WASH_LOGGERS, type WashLogger } from "@/lib/protocol/rotation";
import { ClothFields } from "./ClothFields";
import { MoneyFields, readSettings, typedSettings } from "./MoneyFields";

interface SettingsProps {
  readonly group: {
    readonly id: string;
    readonly name: string;
    readonly kind: string;
    readonly timeZone: string;
    readonly ruleSet: string;
    readonly house: Readonly<Record<string, string | number>>;
    readonly tones: boolean;
    readonly cloth: Cloth;
    readonly washesBy: WashLogger;
    readonly dueBy: DueRule;
    readonly money: GroupMoney;
  };
  /** Saved rules of any game. */
  readonly presets: readonly Preset[];
}

const WORDS = groupWords.settings;

/** All settings of a group, saved together. */
export function Settings({ group, presets }: SettingsProps) {
  const router = useRouter();
  const [name, setName] = useState(group.name);
  const [kind, setKind] = useState(GROUP_KINDS.find((one) => one === group.kind) ?? "friends");
  const [zone, setZone] = useState(group.timeZone);
  const [known, setKnown] = useState<readonly { value: string; label: string }[]>([]);
  const [game, setGame] = useState(group.ruleSet);
  const [house, setHouse] = useState(() => houseWith(group.ruleSet, group.house));
  const [tones, setTones] = useState<"on" | "off">(group.tones ? "on" : "off");
  const [washesBy, setWashesBy] = useState(group.washesBy);
  const [dueBy, setDueBy] = useState(group.dueBy);
  const [cloth, setCloth] = useState(group.cloth);
  const [money, setMoney] = useState(() => typedSettings(group.money));
  const [saved, setSaved] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const mutation = useMutation(groupWords.noAnswer);

  // The browser knows other time zones than the server.
  useEffect(() => setKnown(zones(group.timeZone)), [group.timeZone]);

  const save = async () => {
    setSaved(false);
    const bad = badRule(game, house);
    const sentMoney = readSettings(money);
    setWrong(bad ?? (sentMoney === null ? moneyWords.example(typedMoney(350, money.currency)) : null));
    if (bad !== null || sentMoney === null) return;
    const done = await mutation.run(() =>
      ask(
        "PATCH /api/v1/groups/{group}",
        { group: group.id },
        {
          name,
          kind,
          time_zone: zone,
          game,
          house,
          tones: tones === "on",
          cloth,
          washes_by: washesBy,
          due_by: dueBy,
          money: sentMoney,
        },
      ),
    );
    setSaved(done !== null);
    if (done) router.refresh();
  };

  return (
    <Form
      // Our own messages replace the browser's validation.
      noValidate
      onChange={() => setSaved(false)}
      onSend={() => void save()}
      className="gap-6"
    >
      <TextField label={WORDS.name} value={name} mostCharacters={MAX_GROUP_NAME_LENGTH} onType={setName} />
      <OneOf legend={WORDS.kind} options={kinds()} chosen={kind} onChoose={setKind} />
      <SelectField
        label={groupWords.make.timeZone}
        hint={groupWords.make.timeZoneHint}
        value={zone}
        options={known.length > 0 ? known : [{ value: zone, label: zone }]}
        onChoose={setZone}
      />
      <OneOf
        legend={WORDS.tones}
        options={(["on", "off"] as const).map((value) => ({ value, name: WORDS.tonesOf[value] }))}
        chosen={tones}
        onChoose={setTones}
        hint={WORDS.tonesHint}
        inRow
      />
      {kind !== "bar" && (
        <>
          <OneOf
            legend={washWords.mayLog}
            options={WASH_LOGGERS.map((value) => ({ value, name: washWords.lowest[value] }))}
            chosen={washesBy}
            onChoose={setWashesBy}
            inRow
          />
          <OneOf
            legend={washWords.dueBy}
            options={DUE_RULES.map((value) => ({
              value,
              name: washWords.rules[value],
              means: washWords.rulesMean[value],
            }))}
            chosen={dueBy}
            onChoose={setDueBy}
          />
        </>
      )}
      <MoneyFields money={money} onMoney={setMoney} />
      <ClothFields cloth={cloth} onCloth={setCloth} />
      <SelectField
        label={WORDS.game}
        value={game}
        options={games()}
        onChoose={(chosen) => {
          setGame(chosen);
          setHouse(houseWith(chosen, chosen === group.ruleSet ? group.house : {}));
        }}
      />
      <fieldset className="flex min-w-0 flex-col gap-5 border-line border-t pt-5">
        <legend className="pr-3 text-small text-soft">{WORDS.house}</legend>
        <p className="text-soft">{WORDS.houseHint}</p>
        <TakeFrom
          group={group.id}
          presets={presets.filter((one) => one.game === game)}
          house={changedRules(game, house)}
          onTake={(taken) => {
            setSaved(false);
            setHouse(houseWith(game, taken));
          }}
        />
        <HouseRules game={game} house={house} onHouse={setHouse} />
      </fieldset>
      <div className="sticky bottom-0 short:static -mx-4 flex flex-col gap-2 border-line border-t bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <FormError sentence={wrong ?? mutation.error} />
        <p aria-live="polite" className={saved ? "text-good" : "sr-only"}>
          {saved ? WORDS.saved : ""}
        </p>
        <SubmitKey look="plain" going={mutation.going}>
          {mutation.going ? WORDS.saving : WORDS.save}
        </SubmitKey>
      </div>
    </Form>
  );
}

interface TakeFromProps {
  readonly group: string;
  /** Those of the selected game. */
  readonly presets: readonly Preset[];
  /** Only the values that differ from the defaults. */
  readonly house: House;
  readonly onTake: (house: House) => void;
}

/** Saved rules: a tap applies one. */
function TakeFrom({ group, presets, house, onTake }: TakeFromProps) {
  return (
    <div className="flex flex-col gap-1.5">
      {presets.length > 0 && (
        <>
          <p id="take" className="font-semibold">
            {presetWords.take}
          </p>
          <ul aria-labelledby="take" className="pairs grid max-h-[40dvh] gap-2 overflow-y-auto p-0.5">
            {presets.map((preset) => {
              const set = sameRules(preset.game, preset.house, house);
              return (
                <li key={preset.id} className="min-w-0">
                  <button
                    type="button"
                    aria-pressed={set}
                    onClick={() => onTake(preset.house)}
                    className={`key min-h-12 w-full px-3 py-1.5 font-semibold leading-tight ${set ? "key-next" : ""}`}
                  >
                    <span className="min-w-0 [overflow-wrap:anywhere]">{preset.name}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <Link
        href={{ pathname: `/groups/${group}/rules` }}
        prefetch={false}
        className="inline-flex min-h-11 items-center self-start text-soft underline underline-offset-4"
      >
        {presetWords.toAll}
      </Link>
    </div>
  );
}
