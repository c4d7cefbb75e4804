import compiled from '../../../content/compiled/trades.json' with { type: 'json' };
import type { TradeWords } from '../../../content/schema/name-words.ts';

export const {
  endings: ENDINGS_OF_TRADES,
  of_any_trade: OF_ANY_TRADE,
  same_people: SAME_PEOPLE,
}: TradeWords = compiled;
