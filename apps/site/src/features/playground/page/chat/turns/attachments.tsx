import { useMemo } from "react";
import { QuietButton } from "../../../../../ui/controls/quiet-button.tsx";
import type { Attachment } from "../../../form/chat/turns.ts";
import { MediaView } from "../../../parts/media-view.tsx";
import { usePlayground } from "../../../parts/playground-context.ts";
import styles from "./chat.module.css";

/** Pictures and sounds of a message. */
export function Attachments({
	all,
	onRemove,
}: {
	readonly all: readonly Attachment[];
	/** Takes one out, by its index; absent in a message that was sent. */
	readonly onRemove?: ((index: number) => void) | undefined;
}) {
	const { words } = usePlayground();
	return (
		<ul role="list" className={styles.attachments}>
			{all.map((attachment, index) => (
				<li key={`${attachment.url.slice(-32)}-${String(index)}`}>
					<AttachmentView attachment={attachment} label={words.chat.attached[attachment.kind]} />
					{onRemove && (
						<QuietButton compact onClick={() => onRemove(index)}>
							{words.chat.detach}
						</QuietButton>
					)}
				</li>
			))}
		</ul>
	);
}

function AttachmentView({
	attachment: { url },
	label,
}: {
	readonly attachment: Attachment;
	readonly label: string;
}) {
	const blob = useMemo(() => decodeDataUrl(url), [url]);
	return <MediaView blob={blob} label={label} />;
}

/** A data URL as file: pages of the site play sounds from files alone. */
function decodeDataUrl(url: string): Blob {
	const [head = "", data = ""] = url.split(",", 2);
	const type = head.slice("data:".length).replace(/;base64$/, "");
	return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type });
}
