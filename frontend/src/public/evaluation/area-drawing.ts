/** The PDF has the same drawings. */
export { areaDrawing } from '../../../../backend/src/modules/results/page-rules/area-drawing.ts';
