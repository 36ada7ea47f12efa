import { areaDrawing } from './area-drawing.ts';
import styles from './area-icon.module.css';

interface AreaIconProps {
  /** Of the area. */
  name: string;
  size: 'small' | 'large';
}

/** The drawing that stands for an area beside its name. */
export function AreaIcon({ name, size }: AreaIconProps) {
  return (
    <svg aria-hidden="true" className={`drawing fixed ${styles[size] ?? ''}`} viewBox="0 0 48 48">
      <path d={areaDrawing(name)} />
    </svg>
  );
}
