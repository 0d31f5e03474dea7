"use client";
import { useEffect, useState } from "react";
import { TextField } from "@/app/ui/Field";
import { FormError } from "@/app/ui/Form";
import { SearchField } from "@/app/ui/SearchField";
import { apiPageWords } from "@/lib/messages/tokens";
import { type Description, type Listed, listed } from "./description";
import { TryOperation } from "./TryOperation";

const WORDS = apiPageWords;

/** The operations by tag, with a form to try each. The description is loaded with the page. */
export function Explorer() {
  const [description, setDescription] = useState<Description | null>(null);
  const [isLost, setLost] = useState(false);
  const [token, setToken] = useState("");
  const [search, setSearch] = useState("");
  useEffect(() => {
    fetch("/api/v1/openapi.json")
      .then((answer) => answer.json())
      .then(setDescription)
      .catch(() => setLost(true));
  }, []);
  if (isLost) return <FormError sentence={WORDS.noAnswer} />;
  if (description === null) return <p className="text-soft">{WORDS.loading}</p>;
  const wanted = search.trim().toLowerCase();
  const found = listed(description).filter(({ method, path, summary }) =>
    `${method} ${path} ${summary}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <TextField
        label={WORDS.token}
        hint={WORDS.tokenHint}
        value={token}
        placeholder="lt_…"
        mostCharacters={100}
        onType={setToken}
      />
      <SearchField
        label={WORDS.search}
        placeholder={WORDS.search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {found.length === 0 && <p>{WORDS.none}</p>}
      {description.tags.map((tag) => {
        const operations = found.filter((operation) => operation.tag === tag.name);
        return (
          operations.length > 0 && (
            <section key={tag.name} aria-labelledby={`tag-${tag.name}`} lang="en">
              <h2 id={`tag-${tag.name}`} className="stamp pt-3 text-large leading-tight">
                {tag.name}
              </h2>
              <p className="pb-2 text-small text-soft">{tag.description}</p>
              <ul>
                {operations.map((operation) => (
                  <OperationLine
                    key={`${operation.method} ${operation.path}`}
                    operation={operation}
                    token={token}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </>
  );
}

function OperationLine({ operation, token }: { readonly operation: Listed; readonly token: string }) {
  const [open, setOpen] = useState(false);
  const { method, path, summary, requires } = operation;
  return (
    <li className="border-line border-t">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-12 cursor-pointer items-baseline gap-2 py-2 font-mono text-small [overflow-wrap:anywhere]">
          <span className="w-16 shrink-0 font-bold text-brass">{method}</span>
          <span className="min-w-0 flex-1">{path.replace("/api/v1", "")}</span>
        </summary>
        <p className="leading-snug">{summary}</p>
        <p className="pt-1 pb-3 text-small text-soft">{requires}</p>
        {open && <TryOperation operation={operation} token={token} />}
      </details>
    </li>
  );
}
