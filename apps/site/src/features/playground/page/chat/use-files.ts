import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from "react";
import { fill } from "../../../../lib/fill.ts";
import { toSizeWords } from "../../../../lib/words/size-words.ts";
import type { UserTurn } from "../../form/chat/turns.ts";
import { MOST_FILE_BYTES, type MediaProblem } from "../../form/media/media-kind.ts";
import { usePlayground } from "../../parts/playground-context.ts";

/** Ways in which files come into a message. */
export interface FileControls {
	readonly take: (files: readonly File[]) => void;
	readonly onPaste: (event: ClipboardEvent) => void;
	/** What an element needs on which files can be dropped. */
	readonly dropArea: {
		readonly onDragOver: (event: DragEvent) => void;
		readonly onDragLeave: (event: DragEvent) => void;
		readonly onDrop: (event: DragEvent) => void;
	};
	/** A file is held over that element. */
	readonly isOver: boolean;
	/** Why a file was not taken, in words. */
	readonly problem: string | undefined;
}

/** Takes files into a message, which may change while they are read; what cannot be taken is a problem in words. */
export function useFiles(onChange: (change: (turn: UserTurn) => UserTurn) => void): FileControls {
	const { locale, words } = usePlayground();
	const [problem, setProblem] = useState<MediaProblem>();
	const [isOver, setIsOver] = useState(false);
	const change = useRef(onChange);
	useEffect(() => {
		change.current = onChange;
	});
	const limit = toSizeWords(MOST_FILE_BYTES, locale);
	const takeAll = async (files: readonly File[]): Promise<void> => {
		setProblem(undefined);
		const { readAttachment } = await import("../../form/chat/read-attachment.ts");
		const read = await Promise.all(files.map(readAttachment));
		setProblem(read.find((one): one is MediaProblem => !("url" in one)));
		const taken = read.flatMap((one) => ("url" in one ? [one] : []));
		if (taken.length === 0) return;
		change.current((now) => ({ ...now, attachments: [...now.attachments, ...taken] }));
	};
	const take = (files: readonly File[]): void => void takeAll(files);
	const takeFrom = (event: ClipboardEvent | DragEvent, files: FileList): void => {
		if (files.length === 0) return;
		event.preventDefault();
		take([...files]);
	};
	return {
		take,
		onPaste: (event) => takeFrom(event, event.clipboardData.files),
		dropArea: {
			onDragOver: (event) => {
				if (!event.dataTransfer.types.includes("Files")) return;
				event.preventDefault();
				setIsOver(true);
			},
			onDragLeave: ({ currentTarget, relatedTarget }) => {
				if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
			},
			onDrop: (event) => {
				setIsOver(false);
				takeFrom(event, event.dataTransfer.files);
			},
		},
		isOver,
		problem: problem && fill(words.media.refusals[problem.kind], { limit, name: "", status: 0, ...problem }),
	};
}
