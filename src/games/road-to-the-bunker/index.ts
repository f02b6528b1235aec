import type { Game } from '../face.ts';
import { bot } from './bot.ts';
import { face } from './face.ts';
import { rules } from './game.ts';

export const roadToTheBunker: Game = { rules, face, bot };
