import { printStructuredData, type StructuredValue } from "../../lib/urls/structured-data.ts";

/** Data about the page for search engines, in the vocabulary of schema.org. Nothing is shown and nothing runs. */
export function StructuredData({ value }: { readonly value: StructuredValue }) {
	return <script type="application/ld+json">{printStructuredData(value)}</script>;
}
