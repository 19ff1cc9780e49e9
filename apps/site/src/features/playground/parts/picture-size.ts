/** Width and height of a picture in pixels. */
export type PictureSize = readonly [width: number, height: number];
