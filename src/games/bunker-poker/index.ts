import type { Game } from '../face.ts';
import { bot } from './bot.ts';
import { face } from './face.ts';
import { rules } from './game.ts';
import { openSteps, orders } from './orders.ts';

export const bunkerPoker: Game = { rules, face, bot, orders, openSteps };
