import { dot } from "./vectors.ts";

/** Vectors seen from the two directions in which they differ most. */
export interface Projection {
	/** One point for each vector, in the unit of the vectors; the mean of all vectors is at 0, 0. */
	readonly points: readonly (readonly [x: number, y: number])[];
	/** How much of the vectors' variance each of the two directions holds, from 0 to 1. */
	readonly shares: readonly [number, number];
}

/**
 * Principal component analysis in two dimensions. The components come from the products of the centred vectors with each
 * other, of which there are as many rows as vectors: cheap for a few long vectors. The sign of a component is free; here
 * its largest coordinate is positive.
 * @param vectors at least two, all of the same length
 */
export function projectVectors(vectors: readonly (readonly number[])[]): Projection {
	const centred = centre(vectors);
	const products = centred.map((a) => centred.map((b) => dot(a, b)));
	const total = products.reduce((sum, row, index) => sum + (row[index] ?? 0), 0);
	const [first, second] = findEigenpairs(products).toSorted((a, b) => b.value - a.value);
	const toAxis = (pair: Eigenpair | undefined): readonly number[] => {
		const scale = Math.sqrt(Math.max(0, pair?.value ?? 0));
		const axis = (pair?.vector ?? []).map((one) => one * scale);
		const largest = axis.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0);
		return largest < 0 ? axis.map((one) => -one) : axis;
	};
	const [xs, ys] = [toAxis(first), toAxis(second)];
	const toShare = (pair: Eigenpair | undefined): number =>
		total > 0 ? Math.max(0, pair?.value ?? 0) / total : 0;
	return {
		points: vectors.map((_, index) => [xs[index] ?? 0, ys[index] ?? 0]),
		shares: [toShare(first), toShare(second)],
	};
}

interface Eigenpair {
	readonly value: number;
	readonly vector: readonly number[];
}

/** More sweeps than a symmetric matrix of a few hundred rows needs. */
const MOST_SWEEPS = 50;

/** Eigenvalues and eigenvectors of a symmetric matrix, by the cyclic Jacobi method. */
function findEigenpairs(symmetric: readonly (readonly number[])[]): readonly Eigenpair[] {
	const size = symmetric.length;
	const a = symmetric.map((row) => Float64Array.from(row));
	const v = symmetric.map((_, row) =>
		Float64Array.from({ length: size }, (__, column) => Number(row === column)),
	);
	const scale = Math.max(...a.flatMap((row) => [...row].map(Math.abs)), Number.MIN_VALUE);
	for (let sweep = 0; sweep < MOST_SWEEPS && measureOffDiagonal(a) > scale * 1e-12; sweep++)
		for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) rotate(a, v, p, q);
	return a.map((row, index) => ({ value: row[index] ?? 0, vector: v.map((one) => one[index] ?? 0) }));
}

/** Turns rows and columns `p` and `q` until their product is 0. */
function rotate(a: Float64Array[], v: Float64Array[], p: number, q: number): void {
	const at = (row: number, column: number): number => a[row]?.[column] ?? 0;
	const product = at(p, q);
	if (product === 0) return;
	const theta = (at(q, q) - at(p, p)) / (2 * product);
	const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.hypot(theta, 1));
	const cosine = 1 / Math.hypot(tangent, 1);
	const sine = tangent * cosine;
	const turn = (row: Float64Array): void => {
		const [left, right] = [row[p] ?? 0, row[q] ?? 0];
		row[p] = cosine * left - sine * right;
		row[q] = sine * left + cosine * right;
	};
	for (const row of a) turn(row);
	const [upper, lower] = [a[p], a[q]];
	if (upper && lower)
		for (let column = 0; column < a.length; column++) {
			const [top, bottom] = [upper[column] ?? 0, lower[column] ?? 0];
			upper[column] = cosine * top - sine * bottom;
			lower[column] = sine * top + cosine * bottom;
		}
	for (const row of v) turn(row);
}

function measureOffDiagonal(a: readonly Float64Array[]): number {
	return Math.max(
		0,
		...a.map((row, index) => Math.max(0, ...row.map((one, at) => (at === index ? 0 : Math.abs(one))))),
	);
}

function centre(vectors: readonly (readonly number[])[]): readonly (readonly number[])[] {
	const means = (vectors[0] ?? []).map(
		(_, place) => vectors.reduce((sum, vector) => sum + (vector[place] ?? 0), 0) / vectors.length,
	);
	return vectors.map((vector) => vector.map((one, place) => one - (means[place] ?? 0)));
}
