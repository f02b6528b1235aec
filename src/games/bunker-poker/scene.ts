import type { Seat, Viewer } from '../../kernel/position.ts';
import type { SeenEvent, Sight } from '../../kernel/sight.ts';
import type { Scene } from '../../scene/scene.ts';
import type { View } from './state.ts';

/** Stand-in until the pictures are drawn. */
export const boardScene = (_sight: Sight<Viewer, View>, _recent: readonly SeenEvent[]): Scene => ({ width: 1200, height: 900, nodes: [] });

/** Stand-in until the pictures are drawn. */
export const handScene = (_sight: Sight<Seat, View>): Scene => ({ width: 1200, height: 400, nodes: [] });
