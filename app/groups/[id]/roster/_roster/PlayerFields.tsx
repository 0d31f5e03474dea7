"use client";
import { useState } from "react";
import { SelectField, TextField } from "@/app/ui/Field";
import { Form, FormError, SubmitKey } from "@/app/ui/Form";
import { PlayerName } from "@/app/ui/PlayerName";
import { RadioPlate } from "@/app/ui/RadioPlate";
import { MAX_NAME_LENGTH } from "@/lib/engine";
import { COLOR_NAMES } from "@/lib/messages/colors";
import { rosterWords } from "@/lib/messages/night";
import type { RosterPlayer, SeasonLine } from "@/lib/protocol/group";
import type { SentOf } from "@/lib/protocol/routes";
import { KellyFields, singleDays } from "./KellyFields";

interface PlayerFieldsProps {
  readonly player: RosterPlayer;
  readonly shifts: readonly SeasonLine[];
  readonly members: readonly { readonly account: string; readonly name: string }[];
  readonly today: string;
  /** True if the crew has a rotation. */
  readonly hasRotation: boolean;
  readonly going: boolean;
  readonly error: string | null;
  /** Called with the change and the resulting name. */
  readonly onSave: (change: SentOf<"PATCH /api/v1/groups/{group}/players/{player}">, called: string) => void;
}

/** Special values of the account select: none; unchanged. */
const NO_ACCOUNT = "";
const AS_IT_IS = "as-it-is";

/** Name, nickname, color, shift, and linked account. */
export function PlayerFields(props: PlayerFieldsProps) {
  const { player, shifts, members, today, hasRotation, going, error, onSave } = props;
  const [name, setName] = useState(player.name);
  const [nickname, setNickname] = useState(player.nickname ?? "");
  const [color, setColor] = useState(player.colour);
  const [season, setSeason] = useState(player.season ?? "");
  const [chosenKelly, setKelly] = useState(player.kelly);
  const [newDay, setNewDay] = useState("");
  const kelly = newDay === "" ? chosenKelly : singleDays([...(chosenKelly?.days ?? []), newDay]);
  const linked = player.account !== "none";
  const [account, setAccount] = useState(linked ? AS_IT_IS : NO_ACCOUNT);
  const called = nickname.trim() || name.trim();
  const asked = account !== (linked ? AS_IT_IS : NO_ACCOUNT);
  return (
    <Form
      onSend={() =>
        onSave(
          {
            name,
            nickname: nickname.trim() === "" ? null : nickname,
            colour: color,
            ...(season !== (player.season ?? "") && { season: season === "" ? null : season }),
            ...(kelly !== player.kelly && { kelly: kelly && { ...kelly, days: [...kelly.days] } }),
            ...(asked && { account: account === NO_ACCOUNT ? null : account }),
          },
          called,
        )
      }
    >
      <TextField label={rosterWords.name} value={name} mostCharacters={MAX_NAME_LENGTH} onType={setName} />
      <TextField
        label={rosterWords.nickname}
        hint={rosterWords.nicknameHint}
        value={nickname}
        mostCharacters={MAX_NAME_LENGTH}
        onType={setNickname}
      />
      <fieldset className="min-w-0">
        <legend className="pb-1.5 font-semibold">{rosterWords.color}</legend>
        <div className="pairs grid gap-1.5 min-[26rem]:grid-cols-3">
          {COLOR_NAMES.map((one) => (
            <RadioPlate
              key={one}
              question="color"
              checked={color === one}
              onChoose={() => setColor(one)}
              className="justify-start! px-3 has-checked:border-ink has-checked:bg-ink has-checked:text-table"
            >
              <PlayerName name={rosterWords.colors[one]} color={one} />
            </RadioPlate>
          ))}
        </div>
      </fieldset>
      {(shifts.length > 0 || player.season !== null) && (
        <SelectField
          label={rosterWords.shiftField}
          value={season}
          options={[
            { value: "", label: rosterWords.noShift },
            ...shifts.map((shift) => ({ value: shift.id, label: shift.name })),
          ]}
          onChoose={setSeason}
        />
      )}
      {shifts.length > 0 && (
        <KellyFields
          kelly={chosenKelly}
          today={today}
          hasRotation={hasRotation}
          newDay={newDay}
          onNewDay={setNewDay}
          onKelly={setKelly}
        />
      )}
      {(linked || members.length > 0) && (
        <SelectField
          label={rosterWords.account}
          value={account}
          options={[
            ...(linked ? [{ value: AS_IT_IS, label: rosterWords.theirAccount }] : []),
            { value: NO_ACCOUNT, label: rosterWords.noAccount },
            ...members.map((member) => ({ value: member.account, label: member.name })),
          ]}
          onChoose={setAccount}
        />
      )}
      <FormError sentence={error} />
      <SubmitKey look="sheet" going={going}>
        {going ? rosterWords.saving : rosterWords.save}
      </SubmitKey>
    </Form>
  );
}
