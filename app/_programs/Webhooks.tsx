"use client";
import { useState } from "react";
import { TextField } from "@/app/ui/Field";
import { SendKey } from "@/app/ui/Form";
import { ManagedList, useListChanges } from "@/app/ui/ManagedList";
import { useMutation } from "@/app/ui/useMutation";
import { When } from "@/app/ui/When";
import { ask } from "@/lib/client/ask";
import { accountWords } from "@/lib/messages/account";
import { tokenWords } from "@/lib/messages/tokens";
import { type DeliveryLine, EVENT_KINDS, type EventKind, type WebhookLine } from "@/lib/protocol/groupEvents";
import { Choices } from "./Choices";
import { ShownOnce } from "./ShownOnce";

interface WebhooksProps {
  readonly group: string;
  readonly webhooks: readonly (WebhookLine & { readonly deliveries: readonly DeliveryLine[] })[];
}

const WORDS = tokenWords.webhooks;

/** The addresses that a group's events go to, with their latest deliveries. */
export function Webhooks({ group, webhooks }: WebhooksProps) {
  const changes = useListChanges(accountWords.noAnswer);
  return (
    <ManagedList
      id="webhooks"
      heading={WORDS.title}
      rows={webhooks}
      none={WORDS.what}
      text={({ url, kinds }) => (
        <>
          <span title={url} className="line-clamp-2 font-semibold">
            {url}
          </span>
          <span className="block text-small">{kinds.map((kind) => WORDS.kind[kind]).join(", ")}</span>
        </>
      )}
      below={({ id: webhook, deliveries }) =>
        deliveries.length > 0 && (
          <details className="pb-3">
            <summary className="flex min-h-11 cursor-pointer items-center text-soft underline underline-offset-4">
              {WORDS.deliveries}
            </summary>
            <ul>
              {deliveries.map((delivery) => (
                <Delivery
                  key={delivery.event}
                  delivery={delivery}
                  isBusy={changes.going}
                  onAgain={() =>
                    void changes.act(
                      () =>
                        ask(
                          "POST /api/v1/groups/{group}/webhooks/{webhook}/deliveries/{event}",
                          { group, webhook, event: delivery.event },
                          {},
                        ),
                      WORDS.sent,
                    )
                  }
                />
              ))}
            </ul>
          </details>
        )
      }
      changes={changes}
      remove={{
        label: WORDS.remove,
        named: ({ url }) => WORDS.removeName(url),
        means: WORDS.removeMeans,
        now: WORDS.removeNow,
        send: ({ id: webhook }) =>
          ask("DELETE /api/v1/groups/{group}/webhooks/{webhook}", { group, webhook }),
        done: WORDS.removed,
      }}
      make={{ label: WORDS.make, bright: false, title: WORDS.make }}
      form={(onMade) => <NewWebhook group={group} onMade={onMade} />}
    />
  );
}

interface DeliveryProps {
  readonly delivery: DeliveryLine;
  readonly isBusy: boolean;
  readonly onAgain: () => void;
}

const sayResult = (result: string): string =>
  Object.hasOwn(WORDS.result, result)
    ? WORDS.result[result as keyof typeof WORDS.result]
    : WORDS.answered(result);

function Delivery({ delivery, isBusy, onAgain }: DeliveryProps) {
  const { kind, at, attempts, next, delivered, result } = delivery;
  const name = kind === null ? "–" : WORDS.kind[kind];
  return (
    <li className="flex min-h-14 items-center gap-3 py-1">
      <span className="min-w-0 flex-1">
        <span className="block">
          {name}
          {" · "}
          <When at={at} as="moment" />
        </span>
        <span className="block text-small text-soft">
          {delivered !== null ? (
            WORDS.delivered
          ) : next !== null ? (
            <>
              {WORDS.waits} <When at={next} as="moment" />
            </>
          ) : (
            WORDS.givenUp
          )}
          {` · ${WORDS.tries(attempts)}`}
          {result !== null && ` · ${sayResult(result)}`}
        </span>
      </span>
      <button
        type="button"
        aria-label={WORDS.againName(name)}
        aria-disabled={isBusy}
        onClick={onAgain}
        className="key shrink-0 px-3 text-small"
      >
        {WORDS.again}
      </button>
    </li>
  );
}

/** The address and the kinds of events; then the secret, which is shown once. */
function NewWebhook({ group, onMade }: { readonly group: string; readonly onMade: () => void }) {
  const [url, setUrl] = useState("https://");
  const [kinds, setKinds] = useState<readonly EventKind[]>(EVENT_KINDS);
  const [secret, setSecret] = useState<string | null>(null);
  const mutation = useMutation(accountWords.noAnswer);
  if (secret !== null) return <ShownOnce secret={secret} how={WORDS.secret} copy={WORDS.copy} />;
  const make = async () => {
    const made = await mutation.run(async () =>
      kinds.length > 0
        ? ask("POST /api/v1/groups/{group}/webhooks", { group }, { url, kinds })
        : ({ ok: false, code: "bad-format", message: tokenWords.noneChosen } as const),
    );
    if (made === null) return;
    setSecret(made.secret);
    onMade();
  };
  return (
    <div className="flex flex-col gap-4 pb-1">
      <TextField label={WORDS.url} value={url} mostCharacters={500} inputMode="url" onType={setUrl} />
      <Choices
        legend={WORDS.kinds}
        options={EVENT_KINDS.map((kind) => ({ value: kind, name: WORDS.kind[kind] }))}
        chosen={kinds}
        onChoose={setKinds}
      />
      <SendKey mutation={mutation} onSend={() => void make()}>
        {WORDS.makeNow}
      </SendKey>
    </div>
  );
}
