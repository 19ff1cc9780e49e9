import { focusReport, type KeptContext, reasonOf, setText } from "./kept-context.ts";

/** What a browser offers for data that it does not delete by itself; the functions are absent in older ones and without TLS. */
type Storage = Partial<Pick<StorageManager, "persist" | "persisted">>;

/** Lets the reader request persistent storage, and reports what the browser has decided. */
export function offerPersistence(context: KeptContext, storage: Storage = findManager()): void {
	const button = context.root.querySelector("[data-persist]");
	button?.addEventListener("click", () => void request(context, storage));
}

/** Says whether the browser may delete what is kept; the request is offered where there is something and it has not agreed yet. */
export async function showPersistence(
	{ root, words }: KeptContext,
	hasKept: boolean,
	storage: Storage = findManager(),
): Promise<void> {
	const isPersisted = (await storage.persisted?.().catch(() => false)) ?? false;
	const { safe, unsafe } = words.persistence;
	setText(root.querySelector("[data-persistence]"), isPersisted ? safe : unsafe);
	const button = root.querySelector<HTMLElement>("[data-persist]");
	if (button) button.hidden = isPersisted || !hasKept || !storage.persist;
}

async function request(context: KeptContext, storage: Storage): Promise<void> {
	const { root, words, say } = context;
	try {
		const isGranted = (await storage.persist?.()) ?? false;
		await showPersistence(context, true, storage);
		say(isGranted ? words.persistence.granted : words.persistence.denied);
	} catch (error) {
		say(`${words.persistence.denied} ${reasonOf(error)}`);
	}
	focusReport(root);
}

function findManager(): Storage {
	return (navigator as { readonly storage?: StorageManager }).storage ?? {};
}
