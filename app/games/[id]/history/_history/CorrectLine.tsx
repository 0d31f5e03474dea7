import { historyWords } from "@/lib/messages/history";
import type { Names } from "@/lib/messages/names";
import { inPlay, type StandingLine } from "@/lib/views/history";
import { AdjustEditor } from "./editors/AdjustEditor";
import { BangEditor } from "./editors/BangEditor";
import { BuyInEditor } from "./editors/BuyInEditor";
import { ClaimEditor } from "./editors/ClaimEditor";
import { EndEditor } from "./editors/EndEditor";
import type { Editing } from "./editors/editing";
import { OutcomeEditor } from "./editors/OutcomeEditor";
import { ResultEditor } from "./editors/ResultEditor";
import { RevealEditor } from "./editors/RevealEditor";
import { StartEditor } from "./editors/StartEditor";

interface CorrectLineProps {
  readonly step: StandingLine;
  readonly names: Names;
  readonly onCorrect: Editing["onCorrect"];
}

/** The editor for an entry, by its kind. */
export function CorrectLine({ step, names, onCorrect }: CorrectLineProps) {
  const { action, before } = step;
  const rest = { before, names, onCorrect, players: inPlay(before) };
  switch (action.do) {
    case "claim":
      return <ClaimEditor {...rest} action={action} />;
    case "challenge":
      return <BangEditor {...rest} action={action} />;
    case "start-round":
      return <StartEditor {...rest} action={action} />;
    case "reveal":
      return <RevealEditor {...rest} action={action} />;
    case "adjust":
      return <AdjustEditor {...rest} action={action} />;
    case "buy-in":
      return <BuyInEditor {...rest} action={action} />;
    case "result":
      return <ResultEditor {...rest} action={action} />;
    case "outcome":
      return <OutcomeEditor {...rest} action={action} />;
    case "end":
      return <EndEditor {...rest} action={action} />;
    default:
      return <p className="text-soft">{historyWords.onlyTakeBack}</p>;
  }
}
