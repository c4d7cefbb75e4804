import type { Sign } from './sign.ts';

/** The founder's own venture, the people it is for, and the report's own work: what a report can know. */
export const OWN: readonly Sign[] = [
  { asks: /\b(?:i|we)\b/, points: -0.8 },
  { asks: /\b(?:me|my|mine|us|our)\b/, points: -0.5 },
  { asks: /\b(?:you|u|your)\b/, points: -0.8 },
  { asks: /\b(?:they|them|their|theyre|it|itself|he|she|her|his)\b/, points: -0.9 },
  {
    asks: /^(?:and |so |but |ok |pls |please )?(?:is|are|do|does|can|could|would|will|should|may|am|isnt|arent|dont|doesnt|wont|did|has|have|what if|what happens|cant|couldnt)\b/,
    points: -1.1,
  },
  {
    asks: /\b(?:maybe|perhaps|could (?:it|the)|what if|what about|suppose|possible|is it because|because)\b/,
    points: -1,
  },
  { asks: /\b(?:tests?|trials?|experiments?|plan|budget|trying)\b/, points: -1.1 },
  {
    asks: /\b(?:guess\w*|assum\w*|scores?d?|marks?|threshold|scorecard|verdict|report|assumptions?|reckon\w*|calculat\w*|estimat\w*|sources?|figures?|unknowns?|(?:two|different) numbers)\b/,
    points: -1.1,
  },
  {
    asks: /\b(?:must|should|enough|prove|proves|worth\w*|real|really|believe|instead|if|success|pass|continue|stop|need|have to)\b/,
    points: -0.5,
  },
  { asks: /\bwhy\b|\breasons?\b|\bcauses?\b|\bexplain\b/, points: -0.7 },
  {
    asks: /\b(?:office|authority|permit|permission|licen[cs]e|allowed|legal|liable|approve\w*|register|regulat\w*|inspects?|papers|certificate|responsible|privacy)\b/,
    points: -0.7,
  },
  {
    asks: /\b(?:competitors?|rivals?|alternatives?|option|customers?|payer|solution)\b|\bwho (?:pays|gains|decides|loses|keeps|suffers|earns|profits|makes money|wins)\b/,
    points: -0.7,
  },
  {
    asks: /\b(?:first (?:group|\d+)|on average|all together|altogether|in total|added up|count(?:s|ed)? (?:as|with)|number of mine|in a year)\b/,
    points: -0.5,
  },
  { asks: /\b(?:ask|talk|meet|find them|interview|say to|which months?|rainy season)\b/, points: -0.4 },
  {
    asks: /\b(?:take|walk|lead) me through\b|\bwho (?:may|has to|must|is allowed)\b|\bdo(?:nt)? (?:we|you) know\b|\b(?:good|bad|better) (?:solution|idea|option)\b|\bbehind the (?:\w+ )?(?:number|figure|data)|\bis (?:that|this|it) known\b|\bnot been found\b/,
    points: -1.6,
  },
  {
    asks: /\bwhere (?:\w+ ){1,8}(?:find|meet|talk|catch|see|stand|run into)\b|\b(?:find|meet|get in (?:contact|touch) with|talk to|run into) (?:\w+ ){0,2}(?:them|people|families|farmers|traders|other|owners|customers|women|students)\b|\bwhat if\b/,
    points: -1.5,
  },
];
