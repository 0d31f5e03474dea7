"use client";
import type { Route } from "next";
import Link from "next/link";
import { useEffect, useState } from "react";
import { kinds, zones } from "@/app/groups/choices";
import { SelectField, TextField } from "@/app/ui/Field";
import { Form } from "@/app/ui/Form";
import { OneOf } from "@/app/ui/OneOf";
import { typedMoney } from "@/lib/messages/amounts";
import { washWords } from "@/lib/messages/duty";
import { groupWords } from "@/lib/messages/group";
import { moneyWords } from "@/lib/messages/money";
import { gameName } from "@/lib/messages/terms";
import { cookWords } from "@/lib/messages/wall";
import type { Cloth } from "@/lib/protocol/cloth";
import type { GroupMoney } from "@/lib/protocol/group";
import { GROUP_KINDS, MAX_GROUP_NAME_LENGTH } from "@/lib/protocol/membership";
import {
  COOK_RULES,
  type CookRule,
  DUE_RULES,
  type DueRule,
  WASH_LOGGERS,
  type WashLogger,
} from "@/lib/protocol/rotation";
import { MoneyFields, readSettings, typedSettings } from "./MoneyFields";
import { SaveBar } from "./SaveBar";
import { useSettings } from "./useSettings";

interface SettingsProps {
  readonly group: {
    readonly id: string;
    readonly name: string;
    readonly kind: string;
    readonly timeZone: string;
    readonly ruleSet: string;
    readonly tones: boolean;
    readonly cloth: Cloth;
    readonly washesBy: WashLogger;
    readonly dueBy: DueRule;
    readonly cookBy: CookRule;
    readonly money: GroupMoney;
  };
}

const WORDS = groupWords.settings;

/** A group's settings: one row each with its value, which opens. The rules and the look have pages of their own. */
export function Settings({ group }: SettingsProps) {
  const [name, setName] = useState(group.name);
  const [kind, setKind] = useState(GROUP_KINDS.find((one) => one === group.kind) ?? "friends");
  const [zone, setZone] = useState(group.timeZone);
  const [known, setKnown] = useState<readonly { value: string; label: string }[]>([]);
  const [tones, setTones] = useState<"on" | "off">(group.tones ? "on" : "off");
  const [washesBy, setWashesBy] = useState(group.washesBy);
  const [dueBy, setDueBy] = useState(group.dueBy);
  const [cookBy, setCookBy] = useState(group.cookBy);
  const [money, setMoney] = useState(() => typedSettings(group.money));
  const saving = useSettings(group.id);

  // The browser knows other time zones than the server.
  useEffect(() => setKnown(zones(group.timeZone)), [group.timeZone]);

  const save = () => {
    const sentMoney = readSettings(money);
    if (sentMoney === null) return saving.refuse(moneyWords.example(typedMoney(350, money.currency)));
    void saving.save({
      ...{ name, kind, time_zone: zone, tones: tones === "on" },
      ...{ washes_by: washesBy, due_by: dueBy, cook_by: cookBy, money: sentMoney },
    });
  };

  return (
    <Form
      // Our own messages replace the browser's validation.
      noValidate
      onChange={saving.touch}
      onSend={save}
    >
      <TextField label={WORDS.name} value={name} mostCharacters={MAX_GROUP_NAME_LENGTH} onType={setName} />
      <div>
        <Row name={WORDS.kind} value={groupWords.make.kinds[kind].name}>
          <OneOf legend={WORDS.kind} options={kinds()} chosen={kind} onChoose={setKind} />
        </Row>
        <Row name={groupWords.make.timeZone} value={zone}>
          <SelectField
            label={groupWords.make.timeZone}
            hint={groupWords.make.timeZoneHint}
            value={zone}
            options={known.length > 0 ? known : [{ value: zone, label: zone }]}
            onChoose={setZone}
          />
        </Row>
        <Row
          name={WORDS.game}
          value={gameName(group.ruleSet)}
          to={`/groups/${group.id}/settings/game` as Route}
        />
        <Row name={WORDS.tones} value={WORDS.tonesOf[tones]}>
          <OneOf
            legend={WORDS.tones}
            options={(["on", "off"] as const).map((value) => ({ value, name: WORDS.tonesOf[value] }))}
            chosen={tones}
            onChoose={setTones}
            hint={WORDS.tonesHint}
            inRow
          />
        </Row>
        {kind !== "bar" && (
          <>
            <Row name={washWords.mayLog} value={washWords.lowest[washesBy]}>
              <OneOf
                legend={washWords.mayLog}
                options={WASH_LOGGERS.map((value) => ({ value, name: washWords.lowest[value] }))}
                chosen={washesBy}
                onChoose={setWashesBy}
                inRow
              />
            </Row>
            <Row name={washWords.dueBy} value={washWords.rules[dueBy]}>
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
            </Row>
            <Row name={cookWords.setting} value={cookWords.rules[cookBy]}>
              <OneOf
                legend={cookWords.setting}
                options={COOK_RULES.map((value) => ({
                  value,
                  name: cookWords.rules[value],
                  means: cookWords.rulesMean[value],
                }))}
                chosen={cookBy}
                onChoose={setCookBy}
              />
            </Row>
          </>
        )}
        <Row name={moneyWords.settings.legend} value={money.currency}>
          <MoneyFields money={money} onMoney={setMoney} />
        </Row>
        <Row
          name={WORDS.cloth.legend}
          value={WORDS.cloth.felts[group.cloth.felt]}
          to={`/groups/${group.id}/settings/look` as Route}
        />
      </div>
      <SaveBar saving={saving} />
    </Form>
  );
}

interface RowProps {
  readonly name: string;
  readonly value: string;
  /** The page of a setting that needs one. */
  readonly to?: Route;
  readonly children?: React.ReactNode;
}

/** A setting with its value; a tap opens its field or its page. */
function Row({ name, value, to, children }: RowProps) {
  const inside = (
    <>
      <span className="min-w-0 flex-1 font-semibold leading-snug">{name}</span>
      <span className="min-w-0 max-w-[50%] text-right text-small text-soft [overflow-wrap:anywhere]">
        {value}
      </span>
      <span
        aria-hidden="true"
        className="w-4 text-center text-large text-soft leading-none transition-transform group-open:rotate-90"
      >
        ›
      </span>
    </>
  );
  const look = "flex min-h-13 items-center gap-3 py-1";
  return to ? (
    <Link href={to} prefetch={false} className={`border-line border-b ${look}`}>
      {inside}
    </Link>
  ) : (
    <details className="group border-line border-b">
      <summary className={`cursor-pointer list-none [&::-webkit-details-marker]:hidden ${look}`}>
        {inside}
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
