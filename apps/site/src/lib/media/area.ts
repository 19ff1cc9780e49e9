/** Something found in a picture, in a box or under a mask. */
export interface Area {
	readonly label: string;
	readonly score?: number;
	/** In pixels of the picture. */
	readonly box?: {
		readonly xmin: number;
		readonly ymin: number;
		readonly xmax: number;
		readonly ymax: number;
	};
	/** PNG as base64 text, white where the area is. */
	readonly mask?: string;
}
