/** An object that a model found. */
export interface Detection<Shape> {
	/** Name of its class. */
	readonly label: string;
	/** The model's confidence; any scale, higher is surer. */
	readonly score: number;
	/** Its box or mask. */
	readonly shape: Shape;
}

/** An object that is in the picture: its label, and its box or mask. */
export interface GroundTruth<Shape> {
	/** Name of its class. */
	readonly label: string;
	/** Its box or mask. */
	readonly shape: Shape;
	/** COCO's `iscrowd`: a group drawn as one. What lies in it counts neither as right nor as wrong. Default: false. */
	readonly crowd?: boolean;
}

/** Detections and true objects of one picture. */
export interface DetectedImage<Shape> {
	/** What the model found. */
	readonly predictions: readonly Detection<Shape>[];
	/** What is in the picture. */
	readonly references: readonly GroundTruth<Shape>[];
}
