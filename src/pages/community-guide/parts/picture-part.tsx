import type { ReactNode } from "react";
import { Prose } from "#src/ui/prose.tsx";
import styles from "./picture-part.module.css";

export interface PicturePartProps {
	title: string;
	introduction?: string;
	children: ReactNode;
}

/**
 * A part of the running text that contains more than text: a picture, a table, steps. Its title looks like those of the
 * text.
 */
export function PicturePart({ title, introduction, children }: PicturePartProps) {
	return (
		<div className={styles.part}>
			<Prose>
				<h3>{title}</h3>
				{introduction && <p>{introduction}</p>}
			</Prose>
			{children}
		</div>
	);
}
