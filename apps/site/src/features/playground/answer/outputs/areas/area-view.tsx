import { useRef, useState } from "react";
import type { OutputProps } from "../parts/output-props.ts";
import { AreaList } from "./area-list.tsx";
import type { Area } from "../../../../../lib/media/area.ts";
import styles from "./areas.module.css";
import { MarkedPicture } from "./marked-picture.tsx";

/**
 * The picture that was sent with the boxes or masks found in it. Each can be hidden; one that is pointed at or focused, on
 * the picture or in the list, stands out on both.
 */
export function AreaView({ output, args }: OutputProps) {
	const areas = output as readonly Area[]; // checked by the client
	const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
	const [lit, setLit] = useState<number>();
	const list = useRef<HTMLFieldSetElement>(null);
	const picture = args["inputs"];

	function toggle(index: number): void {
		const next = new Set(hidden);
		if (!next.delete(index)) next.add(index);
		setHidden(next);
	}
	return (
		<div className={styles.areas}>
			{picture instanceof Blob && (
				<MarkedPicture
					picture={picture}
					areas={areas}
					hidden={hidden}
					lit={lit}
					onLight={setLit}
					onPick={(index) => list.current?.querySelectorAll("input")[index]?.focus()}
				/>
			)}
			<AreaList ref={list} areas={areas} hidden={hidden} lit={lit} onToggle={toggle} onLight={setLit} />
		</div>
	);
}
