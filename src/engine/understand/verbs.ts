/**
 * Verbs that founders use, in their base form: enough to see where the people of a sentence end and what they do
 * begins. A noun that looks like one ('work', 'rent') is told apart by the word before it.
 */
const BASES =
  'accept,add,afford,agree,allow,answer,apply,arrive,ask,bear,beat,become,begin,belong,bleed,block,blow,boil,book,borrow,break,bring,build,burn,buy,call,cancel,carry,catch,change,charge,chase,cheat,check,choose,clean,climb,close,collapse,collect,come,compete,complain,confuse,cook,copy,cost,cough,count,cover,crack,cross,crush,cry,cultivate,cut,dance,decide,deduct,delay,deliver,demand,depend,destroy,die,dig,disappear,dissolve,do,drink,drive,drop,dry,dump,earn,eat,empty,end,enter,escape,expect,expire,explain,fail,faint,fall,fear,feed,feel,fetch,fight,fill,find,fine,finish,fish,fix,flood,flow,fly,follow,forget,get,give,go,grind,grow,guard,guess,hang,happen,harvest,hate,have,hear,help,hide,hire,hold,hurt,import,increase,insist,invest,join,jump,keep,kill,know,lack,land,last,leak,learn,leave,lend,let,lie,light,like,listen,live,load,lock,look,lose,make,manage,mark,marry,mean,measure,meet,melt,miss,mix,move,need,offer,open,operate,overflow,owe,own,pack,park,pass,pay,pick,plan,plant,play,plough,pour,pray,prefer,press,print,process,produce,promise,pump,put,queue,quit,rain,raise,reach,read,receive,record,recruit,reduce,refuse,reject,remain,remember,rent,repair,replace,request,return,ride,ring,rise,roast,rot,run,rust,save,say,search,see,seem,seize,sell,send,serve,sew,shake,share,shell,show,shut,sign,sing,sink,sit,skip,sleep,slip,smell,smoke,smuggle,sort,speak,spend,spoil,spread,sprout,squeeze,stand,start,starve,stay,steal,stop,store,strike,struggle,study,suffer,supply,survive,swallow,sweep,swim,take,talk,teach,tear,tell,test,thresh,throw,tie,train,transport,travel,treat,trust,try,turn,tutor,type,understand,use,vanish,visit,vomit,wait,wake,walk,want,warn,wash,waste,watch,wear,weave,weigh,wish,withdraw,wonder,work,worry,write,gather,fire,bite,sour,apply,exist,protest,argue,hunt,trap,graze,brew,ferment,cure,spin,knit,dye,carve,polish,scratch,swell,heal,vaccinate,divorce,vote,register,scan,exchange,trade,deal,bargain,host,welcome,slide,freeze,ripen,wilt,wither,hatch,lay,invade,attack,threaten,beg,shout,laugh,ignore,neglect,ban,forbid,prevent,permit,approve,inspect,enrol,graduate,practise,practice,rehearse,perform,draw,design,edit,film,shoot,broadcast,publish,advertise,promote,distribute,ship,unload,grade,peel,fry,bake,breathe,limp,crawl,board,crash,injure,bury,inherit,sue,judge,release,patrol,bribe,pull,push,pack,unpack,reap,sow,weed,prune,irrigate,drain,spray,feed,slaughter,butcher,shear,tend,mend,sharpen,weld,drill,saw,hammer,dump,recycle,sift,mine,quarry,pan,wade,row,sail,dock,moor,net,translate,interpret,whisper,pretend,gamble,bet,win,compare,select,prepare,drown,vary,spill,shrink,fade,peel,jam,flee,moan,charge,obey,admit,deny,blame,thank,visit,squat,occupy,evict,demolish,relocate,complete,postpone,skip,graft,dial,respond,reply,subscribe,download,upload,post,chat,stream,hack,block,unlock,lease,insure,claim,compensate,refund,bill,invoice,audit,count';

const PAST: Readonly<Record<string, string>> = {
  ate: 'eat',
  bitten: 'bite',
  bit: 'bite',
  froze: 'freeze',
  frozen: 'freeze',
  drew: 'draw',
  drawn: 'draw',
  shot: 'shoot',
  won: 'win',
  shrank: 'shrink',
  hurt: 'hurt',
  fought: 'fight',
  dug: 'dig',
  swam: 'swim',
  became: 'become',
  wept: 'weep',
  beaten: 'beat',
  began: 'begin',
  blew: 'blow',
  borne: 'bear',
  bought: 'buy',
  broke: 'break',
  broken: 'break',
  brought: 'bring',
  built: 'build',
  burnt: 'burn',
  came: 'come',
  caught: 'catch',
  chose: 'choose',
  did: 'do',
  done: 'do',
  died: 'die',
  drove: 'drive',
  fell: 'fall',
  felt: 'feel',
  fled: 'flee',
  flew: 'fly',
  forgot: 'forget',
  found: 'find',
  gave: 'give',
  given: 'give',
  gone: 'go',
  got: 'get',
  grew: 'grow',
  had: 'have',
  heard: 'hear',
  held: 'hold',
  hid: 'hide',
  kept: 'keep',
  knew: 'know',
  laid: 'lay',
  left: 'leave',
  lent: 'lend',
  lost: 'lose',
  made: 'make',
  met: 'meet',
  paid: 'pay',
  ran: 'run',
  rang: 'ring',
  rode: 'ride',
  rose: 'rise',
  said: 'say',
  sang: 'sing',
  sat: 'sit',
  saw: 'see',
  sent: 'send',
  slept: 'sleep',
  sold: 'sell',
  spent: 'spend',
  spoke: 'speak',
  stole: 'steal',
  stolen: 'steal',
  stood: 'stand',
  taken: 'take',
  taught: 'teach',
  thought: 'think',
  threw: 'throw',
  told: 'tell',
  took: 'take',
  torn: 'tear',
  understood: 'understand',
  went: 'go',
  woke: 'wake',
  wore: 'wear',
  worn: 'wear',
  wrote: 'write',
};

/** Helping verbs: what follows a subject before anything else can. */
export const AUXILIARY =
  /^(?:is|are|was|were|am|be|been|has|have|had|do|does|did|will|would|can|cannot|can't|could|may|might|must|should|don't|doesn't|didn't|isn't|aren't|won't|dey|no)$/;

const FORMS: ReadonlyMap<string, string> = (() => {
  const forms = new Map<string, string>(Object.entries(PAST));
  for (const base of BASES.split(',')) {
    const stem = base.endsWith('e') ? base.slice(0, -1) : base;
    const third = /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ies`
      : /(?:s|x|z|ch|sh|o)$/.test(base)
        ? `${base}es`
        : `${base}s`;
    const past = /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${stem}ed`;
    const doubled = /[^aeiou][aeiou][bdgklmnprt]$/.test(base) ? base + base.slice(-1) : stem;
    for (const form of [base, third, past, `${stem}ing`, `${doubled}ed`, `${doubled}ing`])
      if (!forms.has(form)) forms.set(form, base);
  }
  return forms;
})();

/** The base form of a word that can be a verb; '' for others. */
export const verbOf = (word: string): string => FORMS.get(word) ?? '';

/** 'She sells', 'he carries'. */
export function thirdOf(base: string): string {
  if (base === 'have') return 'has';
  if (base === 'be') return 'is';
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
}
