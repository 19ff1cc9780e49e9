import { epochMs } from "../../../../lib/effects/clock.ts";
import { randomId } from "../../../../lib/effects/random-id.ts";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/controls/button.tsx";
import { fill } from "../../../../lib/fill.ts";
import { printSavedFiles } from "../../run/saved/saved-file.ts";
import { withoutSecrets } from "../../run/saved/secrets.ts";
import { LONGEST_LINK } from "../../run/saved/share-link.ts";
import { Dialog } from "./dialog.tsx";
import { listLeftOut } from "./list-left-out.ts";
import { type PackedForm, packForm, type SharedPage } from "./pack-form.ts";
import type { SavedProps } from "./saved-props.ts";
import { toSharedRecord } from "./shared-answer.ts";
import { SavedWords, useLoadedWords, useSavedWords } from "./saved-words.ts";
import styles from "./saved.module.css";
import { listTabSecrets } from "./tab-secrets.ts";
import { downloadFile } from "../../../../lib/page/download-file.ts";

type Props = Pick<SavedProps, "catalogue" | "state" | "keys" | "readForm" | "readShown">;

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

function SharedForm({ catalogue: { tasks }, state, keys, readForm, readShown }: Props) {
	const words = useSavedWords().sharing;
	const [shown] = useState(readShown);
	const [secrets] = useState(() => listTabSecrets(keys, shown));
	const [form] = useState(() => withoutSecrets(readForm(), secrets));
	const kind = tasks.find(({ id }) => id === state.task)?.outputKind ?? "other";
	const packed = usePacked({ state, form, shown, kind, secrets });
	if (!form || !packed) return undefined;
	const { link, runs, left } = packed;
	const isFitting = link.length <= LONGEST_LINK;
	const save = (): void => {
		const name = tasks.find(({ id }) => id === state.task)?.name ?? state.task;
		const at = epochMs();
		const preset = { id: randomId(), name, at, target: state, ...form };
		// The history lists the latest first.
		const kept = runs.flatMap(
			(run, index) => toSharedRecord(run, { id: randomId(), at: at - index, secrets }) ?? [],
		);
		void printSavedFiles(kept, [preset]).then((files) => downloadFile(files, "pusula-form.json"));
	};
	return (
		<div className={styles.section}>
			<p className={styles.about}>{words.about}</p>
			{isFitting ? <CopiedLink link={link} /> : <p>{fill(words.tooLong, { count: link.length })}</p>}
			<p>{words.leftOut}</p>
			<ul>
				{listLeftOut(
					form,
					{ connection: state.connection, isChat: kind === "chat", answer: left },
					words,
				).map((one) => (
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

/** Undefined until the form is packed. */
function usePacked(given: SharedPage): PackedForm | undefined {
	const [packed, setPacked] = useState<PackedForm>();
	const [first] = useState(given);
	useEffect(() => {
		void packForm(first, location.href).then(setPacked);
	}, [first]);
	return packed;
}
