import { Form, SubmitKey, Trouble } from "@/app/ui/Form";
import { accountWords } from "@/lib/messages/account";
import type { Asking } from "./useAsk";

interface AccountFormProps {
  readonly asking: Asking;
  /** On the key that sends it. */
  readonly go: string;
  readonly look?: React.ComponentProps<typeof SubmitKey>["look"];
  readonly className?: string;
  readonly children: React.ReactNode;
  /** A key below, for whoever would rather not. */
  readonly instead?: React.ReactNode;
}

/** A form about accounts: its fields, what went wrong where that belongs to no field, and the key that sends it. */
export function AccountForm(form: AccountFormProps) {
  const { asking, go, look = "page", className = "gap-3", children, instead } = form;
  return (
    <Form {...asking.form} className={className}>
      {children}
      <div className="flex flex-col gap-3">
        <Trouble sentence={asking.trouble} />
        <SubmitKey look={look} going={asking.going} asleep={asking.asleep}>
          {asking.going ? accountWords.going : go}
        </SubmitKey>
      </div>
      {instead}
    </Form>
  );
}
