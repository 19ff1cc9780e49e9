import { epochMs } from "../../../../lib/effects/clock.ts";
import { randomId } from "../../../../lib/effects/random-id.ts";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/controls/button.tsx";
import { fill } from "../../../../lib/fill.ts";
import { printSavedFiles } from "../../run/saved/saved-file.ts";
import { withoutSecrets, listSecrets } from "../../run/saved/secrets.ts";
import { LONGEST_LINK, printLink } from "../../run/saved/share-link.ts";
import { useAccess } from "../../target/connection/access-context.ts";
import { Dialog } from "./dialog.tsx";
import { listLeftOut } from "./list-left-out.ts";
import type { SavedProps } from "./saved-props.ts";
import { SavedWords, useLoadedWords, useSavedWords } from "./saved-words.ts";
import styles from "./saved.module.css";
import { downloadFile } from "../../../../lib/page/download-file.ts";

type Props = Pick<SavedProps, "catalogue" | "state" | "readForm">;

/** The current form as a link, or as a file where it does not fit into one, and what of it is left out. */
export function ShareDialog({ onClose, ...props }: Props & { readonly onClose: () => void }) {
	const words = useLoadedWords();
	if (!words) return undefined;
	return (
		<SavedWords value={words}>
			<Dialog title={words.sharing.title} close={words.close} onClose={onClose}>
				<SharedForm {...props} />
			</Dialog>
		</SavedWords>
	);
}

function SharedForm({ catalogue: { tasks }, state, readForm }: Props) {
	const words = useSavedWords().sharing;
	const accessFor = useAccess();
	const [form] = useState(() => withoutSecrets(readForm(), listSecrets(accessFor(state.provider))));
	const link = useLink(state, form);
	if (!form || link === undefined) return undefined;
	const isChat = tasks.find(({ id }) => id === state.task)?.outputKind === "chat";
	const isFitting = link.length <= LONGEST_LINK;
	const save = (): void => {
		const name = tasks.find(({ id }) => id === state.task)?.name ?? state.task;
		const preset = { id: randomId(), name, at: epochMs(), target: state, ...form };
		void printSavedFiles([], [preset]).then((files) => downloadFile(files, "pusula-form.json"));
	};
	return (
		<div className={styles.section}>
			<p className={styles.about}>{words.about}</p>
			{isFitting ? <CopiedLink link={link} /> : <p>{fill(words.tooLong, { count: link.length })}</p>}
			<p>{words.leftOut}</p>
			<ul>
				{listLeftOut(form, { connection: state.connection, isChat }, words).map((one) => (
					<li key={one}>{one}</li>
				))}
			</ul>
			<div className={styles.row}>
				<Button onClick={save}>{words.file}</Button>
			</div>
			<p className={styles.about}>{words.fileAbout}</p>
		</div>
	);
}

/** A link to read and to copy. */
function CopiedLink({ link }: { readonly link: string }) {
	const words = useSavedWords().sharing;
	const field = useRef<HTMLTextAreaElement>(null);
	const [said, setSaid] = useState("");
	const copy = async (): Promise<void> => {
		try {
			await navigator.clipboard.writeText(link);
			setSaid(words.copied);
		} catch {
			field.current?.select();
			setSaid(words.copyFailed);
		}
	};
	return (
		<>
			<label className={styles.field}>
				<span>{words.link}</span>
				<textarea
					ref={field}
					className={styles.link}
					readOnly
					rows={3}
					translate="no"
					value={link}
					onFocus={(event) => event.target.select()}
				/>
			</label>
			<div className={styles.row}>
				<Button onClick={() => void copy()}>{words.copy}</Button>
				<output>{said}</output>
			</div>
		</>
	);
}

/** The link of a form; undefined until it is packed. */
function useLink(state: Props["state"], form: ReturnType<Props["readForm"]>): string | undefined {
	const [link, setLink] = useState<string>();
	useEffect(() => {
		if (!form) return;
		const texts = Object.entries(form.draft).filter(
			(field): field is [string, string] => typeof field[1] === "string" && field[1] !== "",
		);
		const shared = { target: state, texts: Object.fromEntries(texts), compared: form.compared };
		void printLink(shared, location.href).then(setLink);
	}, [state, form]);
	return link;
}
