/** The mark of the site: a compass needle, north filled and south outlined, in the colour of the text around it. */
export function Needle({ sizePx = 24 }: { readonly sizePx?: number }) {
	return (
		<svg width={sizePx} height={sizePx} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
			<g transform="rotate(32 12 12)" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
				<path d="M12 1.2 16 12H8Z" fill="currentColor" />
				<path d="M12 22.8 16 12H8Z" fill="none" />
			</g>
		</svg>
	);
}
