import type { QualityLevel } from '#contract/modules/quality.ts'

/** A rule of `robot-portal check`. */
export type Rule = {
  level: QualityLevel
  /** Whether the portal refuses or reports an application that breaks it. Such a rule has no exemption. */
  refused?: true
  /** What is so where the rule is kept. */
  good: string
  /** What to do where it is not; left out where each finding says so itself. */
  instead?: string
}

const rule = (level: QualityLevel, good: string, instead: string): Rule => ({ level, good, instead })
const refused = (good: string, instead?: string): Rule => ({
  level: 'bronze',
  refused: true,
  good,
  ...(instead === undefined ? {} : { instead })
})

/** All rules by their ids, in the order of the report. */
export const rules = {
  format: refused('The files are modules that the portal loads.'),
  lifecycles: refused('It starts and ends without an error.'),
  imports: refused('It imports only what the page has.'),
  size: refused('The first file fits its budget.'),
  texts: refused('Each language has all texts.'),
  styles: refused('Its styles match nothing outside it.', 'Begin it with the class of the application.'),
  globals: refused('The page has no new globals, or they are named here.'),
  leaks: refused('Twenty mounts leave no nodes, style sheets and listeners.', 'Take them away in a task of onUnmount.'),
  accessibility: refused('axe finds nothing under WCAG 2.2 AA.'),

  readme: rule('bronze', 'A README says what it is.', 'Write README.md: what it shows, for whom, and how to run it.'),
  heading: rule(
    'bronze',
    'Each page has one heading.',
    'Draw one h1 with a text. The portal takes the title of the page from it.'
  ),
  title: rule(
    'bronze',
    'The portal alone writes the title.',
    'Write no document.title. The portal takes it from the h1.'
  ),
  cookies: rule(
    'bronze',
    'It sets no cookies.',
    'Set no cookie. Keep settings in the cloud, or in localStorage below your prefix.'
  ),

  owner: rule(
    'silver',
    'An owner is named.',
    'Name the team and how to reach it: "owner" in robotPortal of package.json.'
  ),
  'source-map': rule(
    'silver',
    'The built file has its source map.',
    'Build with portalSubApp(), and keep the .map beside the file.'
  ),
  translated: rule(
    'silver',
    'No language shows the English texts.',
    'Translate it. Exempt the rule where the texts are names.'
  ),
  languages: rule(
    'silver',
    'It follows the language.',
    'Take texts from useTexts(textsIn), which changes with the language.'
  ),
  permissions: rule(
    'silver',
    'It works with all, some and none of its permissions.',
    'Draw a page for each set, also while it is open: say what the person lacks.'
  ),
  refusals: rule(
    'silver',
    'A cloud that refuses everything is told, and asked again.',
    'Show a sentence and a button that asks again, as useLoaded does, and catch the error.'
  ),
  waiting: rule(
    'silver',
    'A slow cloud shows that it waits.',
    'End mount at once, and show an element with role="status" or aria-busy="true" until the answer is there.'
  ),
  'late-answers': rule(
    'silver',
    'An answer after people left does nothing.',
    'Hand `signal` of the context to what waits, and draw nothing once it is aborted.'
  ),
  empty: rule(
    'silver',
    'Empty answers have a sentence.',
    'Draw a page for an empty list: a heading, and a sentence below it.'
  ),
  back: rule(
    'silver',
    'Back shows the page from before.',
    'Draw from route$ alone: the same address is the same page.'
  ),
  keyboard: rule(
    'silver',
    'The keyboard reaches every control.',
    'Use a, button, input and select, and let Tab go on.'
  ),
  addresses: rule(
    'silver',
    'It stays below its own address.',
    'Begin addresses with basePath. links.to(name) leads to other applications.'
  ),
  requests: rule(
    'silver',
    'It asks nobody but the cloud.',
    'Ask by api.request, and import fonts and images into the module.'
  ),
  storage: rule(
    'silver',
    'What it keeps in the browser has its prefix.',
    'Begin the key with the prefix of the application.'
  ),
  console: rule('silver', 'It writes nothing to the console.', 'Mend the cause, or take the line away.'),
  timers: rule(
    'silver',
    'No timer runs on for more than a second after people left.',
    'Clear it in a task of onUnmount.'
  ),
  attributes: rule(
    'silver',
    'The elements around it are as before.',
    'Set attributes and classes inside the container alone.'
  ),
  memory: rule('silver', 'Memory does not grow with mounts.', 'Keep nothing of a mount in a variable of the module.'),

  dark: rule('gold', 'Colours have contrast in the dark look.', 'Use the colours of the tokens: var(--portal-…).'),
  narrow: rule('gold', 'A screen of 360 px shows all.', 'Let texts wrap, and give no widths in px.'),
  'longer-words': rule(
    'gold',
    'Words that are 40 % longer fit on 360 px.',
    'Let the row wrap, and leave its height to the text.'
  ),
  'right-to-left': rule(
    'gold',
    'Nothing is cut off from right to left.',
    'Use margin-inline-start and the like in place of left and right.'
  ),
  motion: rule(
    'gold',
    'Nothing moves for people who want less motion.',
    'Put the animation into @media (prefers-reduced-motion: no-preference).'
  ),
  print: rule('gold', 'The page can be printed.', 'Leave heading and text visible in @media print, and nothing fixed.'),
  unsaved: rule(
    'gold',
    'Typed values are not lost by leaving.',
    "Call unsaved(true, 'page') once a person typed, as createForm does."
  )
} as const satisfies Record<string, Rule>

export type RuleId = keyof typeof rules

export const ruleIds = Object.keys(rules) as RuleId[]

export const isRuleId = (id: string): id is RuleId => Object.hasOwn(rules, id)

export const ruleOf = (id: RuleId): Rule => rules[id]
