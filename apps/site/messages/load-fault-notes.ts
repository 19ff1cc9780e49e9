import type { Locale } from "@pusula/tasks";

/** What each simulated fault does and how the client takes it, in one language, fetched without the others'. */
export async function loadFaultNotes(locale: Locale): Promise<Readonly<Record<string, string>>> {
	const { faultNotes } = (await import(`./${locale}/fault-notes.ts`)) as {
		faultNotes: Readonly<Record<string, string>>;
	}; // what each of these files exports
	return faultNotes;
}
