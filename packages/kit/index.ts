/** The entry point of `robot-portal-kit`, with the exports that a sub-application of any framework needs. */

export type {
  Format,
  KeyOf,
  LostWith,
  MessageValues,
  NoticeLevel,
  OwnTranslate,
  Question,
  Route,
  SharedState,
  SubAppProps,
  TrackingEvent
} from '@portal/session'
export type { EditedField } from './conflict.pure.ts'
export type { Draw, SubAppContext } from './context.ts'
export { createLoader } from './create-loader.ts'
export { createSubApp, type SubApp, type SubAppPlan } from './create-sub-app.ts'
export { defineList, type ListPlan, type ListProperties, type QuestionOf } from './list.ts'
export {
  type Filters,
  isFiltered,
  keptQuery,
  type ListAddress,
  pageQuery,
  readList,
  searchText,
  textMaxLength,
  withQuery,
  writeList
} from './list-address.pure.ts'
export { type Loaded, type Loader, shownOf } from './loaded.pure.ts'
export { pathBelow } from './path-below.pure.ts'
export { createRequestKey } from './request-key.ts'
export { createRouter, type PageOf, type PageRoute } from './router.pure.ts'
export { type EditPlan, type ReadThing, saveEdited } from './save-edited.ts'
export { type Store, select } from './store.pure.ts'
export { createTexts, type MessageFiles, type TextsIn } from './texts.pure.ts'
