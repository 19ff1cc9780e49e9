import { usePlayground } from "../../parts/playground-context.ts";
import styles from "./field-control.module.css";

/** Sizes of pictures to begin with, in pixels. */
const SIZES = ["1024 × 1024", "1344 × 768", "768 × 1344", "1152 × 896", "896 × 1152", "512 × 512"] as const;

/** A picture's width and height as one choice. */
export function SizeField({
	width,
	height,
	onChange,
}: {
	readonly width: string;
	readonly height: string;
	readonly onChange: (width: string, height: string) => void;
}) {
	const { words } = usePlayground();
	const chosen = SIZES.find((size) => size === `${width} × ${height}`) ?? "";
	const isOther = chosen === "" && (width !== "" || height !== "");
	return (
		<div className={styles.field}>
			<label>
				<span>{words.slider.size}</span>
				<select
					value={isOther ? "other" : chosen}
					onChange={(event) => {
						const [wide = "", high = ""] = event.target.value.split(" × ");
						if (event.target.value !== "other") onChange(wide, high);
					}}
				>
					<option value="">{words.unset}</option>
					{SIZES.map((size) => (
						<option key={size}>{size}</option>
					))}
					{isOther && <option value="other">{`${width || "?"} × ${height || "?"}`}</option>}
				</select>
			</label>
		</div>
	);
}
