/** A minimal Next page. */
export default function Page() {
  return <p>Nothing</p>;
}
