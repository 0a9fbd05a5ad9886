import type { GameId } from '../../router';
import doodlecity from '../../assets/game-doodlecity.svg';
import oddville from '../../assets/game-oddville.svg';
import venice from '../../assets/game-venice.svg';
import doodlecityIcon from '../../assets/icon-doodlecity.svg';
import oddvilleIcon from '../../assets/icon-oddville.svg';
import veniceIcon from '../../assets/icon-venice.svg';

export const PICTURES: Record<GameId, string> = { oddville, venice, doodlecity };
export const ICON_PICTURES: Record<GameId, string> = {
  oddville: oddvilleIcon,
  venice: veniceIcon,
  doodlecity: doodlecityIcon,
};
