/** The picture shown in place of an animation to readers who want no motion: `a/kite.gif` has `a/kite.still.png`. */
export function toStillFile(animation: string): string {
	return animation.replace(/\.gif$/, ".still.png");
}
