/** Numbers from 0 to below 1, the same ones for the same seed. Mulberry32, 32 bits of state. */
export function seededRandom(seed: number): () => number {
	let state = Math.trunc(seed) >>> 0;
	return () => {
		state = (state + 0x6d_2b_79_f5) >>> 0;
		let bits = Math.imul(state ^ (state >>> 15), state | 1);
		bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
		return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
	};
}
