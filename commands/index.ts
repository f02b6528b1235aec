import type { Command } from '../src/discord/command.ts';
import { command as act } from './act.ts';
import { command as away } from './away.ts';
import { command as board } from './board.ts';
import { command as chronicle } from './chronicle.ts';
import { command as doctor } from './doctor.ts';
import { command as endgame } from './endgame.ts';
import { command as exportMatch } from './export.ts';
import { command as hand } from './hand.ts';
import { command as help } from './help.ts';
import { command as join } from './join.ts';
import { command as kick } from './kick.ts';
import { command as leaderboard } from './leaderboard.ts';
import { command as leave } from './leave.ts';
import { command as lobby } from './lobby.ts';
import { command as log } from './log.ts';
import { command as mygames } from './mygames.ts';
import { command as newgame } from './newgame.ts';
import { command as offerseat } from './offerseat.ts';
import { command as orders } from './orders.ts';
import { command as pause } from './pause.ts';
import { command as privacy } from './privacy.ts';
import { command as recap } from './recap.ts';
import { command as rematch } from './rematch.ts';
import { command as replay } from './replay.ts';
import { command as resume } from './resume.ts';
import { command as rules } from './rules.ts';
import { command as server } from './server.ts';
import { command as settings } from './settings.ts';
import { command as start } from './start.ts';
import { command as stats } from './stats.ts';
import { command as takeseat } from './takeseat.ts';
import { command as undo } from './undo.ts';
import { command as verify } from './verify.ts';
import { command as vote } from './vote.ts';

/** Every slash command, one a file. */
export const commands: readonly Command[] = [
  newgame,
  join,
  lobby,
  start,
  act,
  hand,
  board,
  log,
  recap,
  undo,
  pause,
  resume,
  vote,
  rules,
  mygames,
  settings,
  orders,
  away,
  leave,
  kick,
  offerseat,
  takeseat,
  endgame,
  rematch,
  replay,
  chronicle,
  verify,
  exportMatch,
  stats,
  leaderboard,
  server,
  privacy,
  doctor,
  help,
];
