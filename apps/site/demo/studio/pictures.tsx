import type { ReactElement } from "react";
import { Boats } from "./scenes/boats.tsx";
import { Breakfast } from "./scenes/breakfast.tsx";
import { Bridge } from "./scenes/bridge.tsx";
import { Cat } from "./scenes/cat.tsx";
import { Chair, ChairViews } from "./scenes/chair.tsx";
import { Clock } from "./scenes/clock.tsx";
import { Crossing } from "./scenes/crossing.tsx";
import { Desk } from "./scenes/desk.tsx";
import { Flowers } from "./scenes/flowers.tsx";
import { Fruit } from "./scenes/fruit.tsx";
import { Harbour, HarbourMask } from "./scenes/harbour.tsx";
import { House } from "./scenes/house.tsx";
import { Kite } from "./scenes/kite.tsx";
import { Leaf } from "./scenes/leaf.tsx";
import { Lighthouse } from "./scenes/lighthouse.tsx";
import { Market } from "./scenes/market.tsx";
import { ShopReceipt } from "./scenes/receipt.tsx";
import { ReportPages } from "./scenes/report-pages.tsx";
import { Runner } from "./scenes/runner.tsx";
import { Street } from "./scenes/street.tsx";
import { TeaGlassViews } from "./scenes/tea-glass-views.tsx";
import { Windmill } from "./scenes/windmill.tsx";

/** The drawing behind each demo picture, by its file below `apps/site/demo/media/`. */
export const PICTURES: Readonly<Record<string, ReactElement>> = {
	"any-to-any/clock.png": <Clock />,
	"depth-estimation/street.png": <Street />,
	"depth-estimation/street-depth.png": <Street asDepth />,
	"document-question-answering/receipt.tr.png": <ShopReceipt language="tr" />,
	"document-question-answering/receipt.en.png": <ShopReceipt language="en" />,
	"image-classification/cat.png": <Cat />,
	"image-feature-extraction/leaf.png": <Leaf />,
	"image-segmentation/harbour.png": <Harbour />,
	"image-segmentation/harbour-masks.png": <Harbour withMasks />,
	"image-segmentation/mask-boat.png": <HarbourMask part="boat" />,
	"image-segmentation/mask-sea.png": <HarbourMask part="sea" />,
	"image-segmentation/mask-sky.png": <HarbourMask part="sky" />,
	"image-text-to-image/bridge-day.png": <Bridge time="day" />,
	"image-text-to-image/bridge-night.png": <Bridge time="night" />,
	"image-text-to-text/breakfast.png": <Breakfast />,
	"image-text-to-video/lighthouse.png": <Lighthouse phase={0} />,
	"image-to-3d/chair.png": <Chair />,
	"image-to-3d/chair-views.png": <ChairViews />,
	"image-to-image/house-grey.png": <House isGrey />,
	"image-to-image/house-colour.png": <House />,
	"image-to-text/boats.png": <Boats />,
	"image-to-video/kite.png": <Kite phase={0} />,
	"keypoint-detection/runner.png": <Runner />,
	"keypoint-detection/runner-points.png": <Runner withPoints />,
	"mask-generation/fruit.png": <Fruit />,
	"mask-generation/fruit-masks.png": <Fruit withMasks />,
	"object-detection/crossing.png": <Crossing />,
	"object-detection/crossing-boxes.png": <Crossing withBoxes />,
	"text-to-3d/tea-glass.png": <TeaGlassViews />,
	"text-to-image/windmill.png": <Windmill />,
	"unconditional-image-generation/flowers.png": <Flowers />,
	"visual-document-retrieval/pages.png": <ReportPages />,
	"visual-question-answering/market.png": <Market />,
	"zero-shot-image-classification/cat.png": <Cat />,
	"zero-shot-object-detection/desk.png": <Desk />,
	"zero-shot-object-detection/desk-boxes.png": <Desk withBoxes />,
};
