"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Confirm } from "@/app/ui/Confirm";
import { SelectField } from "@/app/ui/Field";
import { FormError, SendKey } from "@/app/ui/Form";
import { OneOf } from "@/app/ui/OneOf";
import { Section } from "@/app/ui/Section";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import { When } from "@/app/ui/When";
import { ask } from "@/lib/client/ask";
import { feedWords } from "@/lib/messages/duty";
import { groupWords } from "@/lib/messages/group";
import { sayDayHeading } from "@/lib/messages/night";
import { publicLinkWords as WORDS } from "@/lib/messages/publicLinks";
import { gameName } from "@/lib/messages/terms";
import {
  type ListedPublicLink,
  PUBLIC_NAMES,
  type PublicLinkLine,
  type PublicNames,
} from "@/lib/protocol/publicLinks";
import { ShownLink } from "./ShownLink";

/** The owner of the links: a game with its verdicts, or a group's seasons and dishes. */
type Of =
  | {
      readonly game: string;
      /** True for a group's game: guests share only verdicts. */
      readonly canMake: boolean;
    }
  | {
      readonly group: string;
      /** Shifts or seasons, open ones first. */
      readonly seasons: readonly { readonly id: string; readonly name: string }[];
      /** Active players, who can each have a calendar feed. */
      readonly players: readonly { readonly id: string; readonly name: string }[];
    };

interface PublicLinksProps {
  readonly of: Of;
  /** Without their URLs: the page may be cached on phones, and a link must not be. */
  readonly links: readonly ListedPublicLink[];
  /** The origin under which other phones reach this server. */
  readonly origin: string;
  /** Heading level. */
  readonly level?: 2 | 3;
  readonly className?: string;
  /** Reloads the links; without it, the page is refreshed. */
  readonly onChange?: () => void;
}

/** A link's content, in a few words. */
function sayWhat({ kind, game, season, person, verdict }: ListedPublicLink): string {
  if (verdict) return WORDS.verdictOf(verdict.round);
  if (game) return WORDS.gameOf(gameName(game.game), sayDayHeading(game.day, "", ""));
  if (kind === "feed") return person ? feedWords.ofPerson(person.name) : feedWords.ofGroup;
  return season ?? WORDS.preview.dishes;
}

const sayLine = (link: ListedPublicLink): string => `${sayWhat(link)}, ${WORDS.namesOf[link.names]}`;

/** The same in the name of a key. */
const sayInKey = (link: ListedPublicLink): string =>
  link.verdict ? WORDS.linkToRound(link.verdict.round) : sayLine(link);

/** The public links of a game or a group: list them, turn them off, create one. */
export function PublicLinks({ of, links, origin, level, className, onChange }: PublicLinksProps) {
  const router = useRouter();
  const reload = onChange ?? (() => router.refresh());
  const canMake = "seasons" in of || of.canMake;
  const [making, setMaking] = useState(false);
  const [shown, setShown] = useState<PublicLinkLine | null>(null);
  const [turningOff, setTurningOff] = useState<ListedPublicLink | null>(null);
  const [message, setMessage] = useState("");
  const mutation = useMutation(groupWords.noAnswer);
  const show = async (id: string) => {
    setMessage("");
    const listed = await mutation.run(() =>
      "game" in of
        ? ask("GET /api/v1/games/{game}/public-links", { game: of.game })
        : ask("GET /api/v1/groups/{group}/public-links", { group: of.group }),
    );
    if (listed === null) return;
    const found = listed.links.find((link) => link.id === id);
    if (found) setShown(found);
    // Another admin turned it off meanwhile.
    else reload();
  };
  const turnOff = async (link: string) => {
    setMessage("");
    const done = await mutation.run(async () => {
      const answer =
        "game" in of
          ? await ask("DELETE /api/v1/games/{game}/public-links/{link}", { game: of.game, link })
          : await ask("DELETE /api/v1/groups/{group}/public-links/{link}", { group: of.group, link });
      // Another phone turned it off already: counts as done.
      return !answer.ok && answer.code === "no-such-public-link" ? ({ ok: true } as const) : answer;
    });
    if (done === null) return;
    setTurningOff(null);
    setMessage(WORDS.turnedOff);
    reload();
  };
  if (!canMake && links.length === 0 && message === "") return null;
  return (
    <Section
      id="public-links"
      heading={WORDS.title}
      look={"seasons" in of ? "title" : level === 3 ? "plain" : "label"}
      {...(level && { level })}
      {...(className && { className })}
    >
      <p className="pb-1 text-small text-soft">{"game" in of ? WORDS.gameHint : WORDS.hint}</p>
      <ul>
        {links.map((link) => (
          <li key={link.id} className="flex flex-wrap items-center gap-2 border-line border-b py-2">
            <span className="min-w-0 flex-1 basis-40 leading-snug [overflow-wrap:anywhere]">
              <span className="block font-semibold">{sayWhat(link)}</span>
              <span className="block text-small text-soft">
                {`${WORDS.namesOf[link.names]}, ${WORDS.since} `}
                <When at={link.since} as="moment" />
              </span>
            </span>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={WORDS.showName(sayInKey(link))}
              aria-disabled={mutation.going}
              onClick={() => void show(link.id)}
              className="key min-h-12 shrink-0 px-3 font-semibold text-small"
            >
              {WORDS.show}
            </button>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={WORDS.turnOffName(sayInKey(link))}
              aria-disabled={mutation.going}
              onClick={() => {
                mutation.clear();
                setMessage("");
                setTurningOff(link);
              }}
              className="key min-h-12 shrink-0 px-3 font-semibold text-small"
            >
              {WORDS.turnOff}
            </button>
          </li>
        ))}
      </ul>
      {links.length === 0 && <p className="py-1">{WORDS.none}</p>}
      {!making && turningOff === null && <FormError sentence={mutation.error} />}
      <p role="status" className={message === "" ? "sr-only" : "pt-1 text-good"}>
        {message}
      </p>
      {canMake && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            mutation.clear();
            setMessage("");
            setMaking(true);
          }}
          className="min-h-12 text-soft underline underline-offset-4"
        >
          {WORDS.make}
        </button>
      )}
      <Sheet title={WORDS.make} open={making} onClose={() => setMaking(false)}>
        <MakeLink
          of={of}
          onMade={(link) => {
            setMaking(false);
            setShown(link);
            reload();
          }}
        />
      </Sheet>
      <Sheet
        title={turningOff === null ? WORDS.title : WORDS.turnOffName(sayInKey(turningOff))}
        open={turningOff !== null}
        onClose={() => setTurningOff(null)}
      >
        {turningOff && (
          <Confirm
            yes={WORDS.turnOffNow}
            grave
            going={mutation.going}
            error={mutation.error}
            onYes={() => void turnOff(turningOff.id)}
          >
            <p>{WORDS.turnOffMeans}</p>
          </Confirm>
        )}
      </Sheet>
      <Sheet
        title={shown === null ? WORDS.title : sayLine(shown)}
        open={shown !== null}
        onClose={() => setShown(null)}
      >
        {shown && (
          <ShownLink
            url={`${origin}${shown.path}`}
            how={shown.kind === "feed" ? feedWords.how : WORDS.link.how}
            words={WORDS.link}
          />
        )}
      </Sheet>
    </Section>
  );
}

interface MakeLinkProps {
  readonly of: Of;
  readonly onMade: (link: PublicLinkLine) => void;
}

/** Cannot collide with an id. */
const DISHES = "dishes";
const FEED = "feed";

/** Chooses what a link shows and how it names people. */
function MakeLink({ of, onMade }: MakeLinkProps) {
  const [what, setWhat] = useState(DISHES);
  const [names, setNames] = useState<PublicNames>("initials");
  const mutation = useMutation(groupWords.noAnswer);
  const make = async () => {
    const made = await mutation.run(() =>
      "game" in of
        ? ask("POST /api/v1/games/{game}/public-links", { game: of.game }, { names })
        : ask(
            "POST /api/v1/groups/{group}/public-links",
            { group: of.group },
            "players" in of && of.players.some(({ id }) => id === what)
              ? { kind: "feed", player: what, names }
              : what === DISHES || what === FEED
                ? { kind: what, names }
                : { kind: "season", season: what, names },
          ),
    );
    if (made !== null) onMade(made.link);
  };
  return (
    <div className="flex flex-col gap-5">
      {"seasons" in of && (
        <SelectField
          label={WORDS.what}
          value={what}
          options={[
            { value: DISHES, label: WORDS.preview.dishes },
            { value: FEED, label: feedWords.ofGroup },
            ...of.seasons.map(({ id, name }) => ({ value: id, label: WORDS.preview.season(name) })),
            ...of.players.map(({ id, name }) => ({ value: id, label: feedWords.ofPerson(name) })),
          ]}
          onChoose={setWhat}
        />
      )}
      <OneOf
        legend={WORDS.how}
        options={PUBLIC_NAMES.map((one) => ({ value: one, ...WORDS.names[one] }))}
        chosen={names}
        onChoose={setNames}
      />
      <SendKey mutation={mutation} onSend={() => void make()}>
        {mutation.going ? WORDS.making : WORDS.makeNow}
      </SendKey>
    </div>
  );
}
