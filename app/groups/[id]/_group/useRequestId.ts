"use client";
import { useRef } from "react";
import { newId } from "@/lib/client/newId";

interface RequestId {
  /** The id of a new row. A retry of the same request has the same id, so that a lost response adds nothing twice. */
  readonly idFor: (request: unknown) => string;
  /** Ends the attempt: the same request again is a second row. */
  readonly done: () => void;
}

/** For requests that add a row with an id of this phone. */
export function useRequestId(): RequestId {
  const attempt = useRef({ body: "", id: "" });
  return {
    idFor: (request) => {
      const body = JSON.stringify(request);
      if (attempt.current.body !== body) attempt.current = { body, id: newId() };
      return attempt.current.id;
    },
    done: () => {
      attempt.current = { body: "", id: "" };
    },
  };
}
