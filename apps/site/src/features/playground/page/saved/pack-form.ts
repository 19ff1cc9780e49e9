import type { OutputKind } from "@pusula/tasks";
import type { SavedTarget } from "../../run/saved/saved-run.ts";
import { type Secrets, withoutSecrets } from "../../run/saved/secrets.ts";
import { LONGEST_LINK, printLink } from "../../run/saved/share-link.ts";
import type { FormSnapshot, ShownRun } from "../state/use-opened-form.ts";
import type { SharedWays } from "./list-left-out.ts";
import { listComparedRuns } from "./compared-runs.ts";
import { readSharedAnswer, type SharedRun } from "./shared-answer.ts";
import { toChatRun } from "./shared-chat.ts";

/** A form and its answer as they are shared. */
export interface PackedForm {
	/** The link, with the answer where it fits. */
	readonly link: string;
	/** What its file holds beside the form: the answer, a chat with all versions, and the answers of compared models. */
	readonly runs: readonly SharedRun[];
	readonly left: SharedWays["answer"];
}

/** What of the page is shared. */
export interface SharedPage {
	readonly state: SavedTarget;
	/** Without secrets; undefined until there is one. */
	readonly form: FormSnapshot | undefined;
	readonly shown: ShownRun | undefined;
	readonly kind: OutputKind;
	readonly secrets: Secrets;
}

/** Packs a form and the answer that is shown for it into a link to a page; undefined where there is no form. */
export async function packForm(
	{ state, form, shown, kind, secrets }: SharedPage,
	page: string,
): Promise<PackedForm | undefined> {
	if (!form) return undefined;
	const texts = Object.entries(form.draft).filter(
		(field): field is [string, string] => typeof field[1] === "string" && field[1] !== "",
	);
	const shared = { target: state, texts: Object.fromEntries(texts), compared: form.compared };
	const print = (more: { readonly answer?: string }) => printLink({ ...shared, ...more }, page);
	const isChat = kind === "chat";
	// A conversation holds its answers.
	const answer = shown && !isChat ? await readSharedAnswer(kind, shown) : {};
	const { run, text, isOfOther } = answer;
	const isUnfinished = answer.isUnfinished ?? shown?.chat?.isWaiting;
	const own = isChat ? shown?.chat && toChatRun(shown.chat, shown) : run && { run };
	const runs = [own ?? [], shown ? await listComparedRuns(kind, shown) : []].flat();
	if (text !== undefined) {
		const link = await print({ answer: withoutSecrets(text, secrets) });
		if (link.length <= LONGEST_LINK) return { link, runs, left: undefined };
	}
	const outside = run && (text === undefined ? "files" : "tooLong");
	const left = isUnfinished ? "unfinished" : isOfOther ? "ofOther" : outside;
	return { link: await print({}), runs, left };
}
