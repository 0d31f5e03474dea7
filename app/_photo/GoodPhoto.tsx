import { photoWords } from "@/lib/messages/photo";

/** Tips for a good photo. */
export function GoodPhoto({ children }: { readonly children?: React.ReactNode }) {
  return (
    <div className="pt-2 pb-3 text-small leading-snug">
      {children}
      <ul className="list-disc pl-5">
        {photoWords.how.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="pt-1.5 text-soft">{photoWords.stays}</p>
    </div>
  );
}
