import { OwnTranslate } from './index.js';
import { Route } from './index.js';
import { Component } from 'svelte';
import { Draw, Store, SubAppContext, TextsIn } from './index.js';
import 'nanostores';
import './call.js';
import 'valibot';
import './codes.js';
import './languages.js';

/** `robot-portal-kit/svelte`: a sub-application in Svelte 5. */

/** A store in Svelte's own form: `$route` in a component is its value. */
type SvelteStore<Value> = {
    subscribe: (run: (value: Value) => void) => () => void;
};
/** Draws an application by its component at the top. */
declare const drawSvelte: (view: Component) => Draw;
/** For the setup of a component. @throws Error outside the components of `drawSvelte` */
declare const useSubApp: () => SubAppContext;
/** A store of the portal for Svelte. */
declare const useStore: <Value>(store: Store<Value>) => SvelteStore<Value>;
/** The address while it is one of this application. */
declare const useOwnRoute: () => SvelteStore<Route>;
/** The text function of the current language. */
declare const useTexts: <English>(textsIn: TextsIn<English>) => SvelteStore<OwnTranslate<English>>;

export { drawSvelte, useOwnRoute, useStore, useSubApp, useTexts };
export type { SvelteStore };
