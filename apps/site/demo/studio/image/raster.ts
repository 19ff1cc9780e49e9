/** A picture as pixels: row after row from the top left, four bytes each (red, green, blue, opacity). */
export interface Raster {
	/** Width in pixels. */
	readonly width: number;
	/** Height in pixels. */
	readonly height: number;
	/** `width * height * 4` bytes. Pictures of this folder are opaque; the fourth byte is not looked at. */
	readonly rgba: Uint8Array;
}
