import { OwnTranslate } from './index.js';
import { Route } from './index.js';
import { Component, Accessor } from 'solid-js';
import { Draw, Store, SubAppContext, TextsIn } from './index.js';
import 'nanostores';
import './call.js';
import 'valibot';
import './codes.js';
import './languages.js';

/** `robot-portal-kit/solid`: a sub-application in Solid. */

/** Draws an application by its component at the top. */
declare const drawSolid: (view: Component) => Draw;
/** @throws Error outside the components of `drawSolid` */
declare const useSubApp: () => SubAppContext;
/** The value of a store as a signal. The subscription ends with its component. */
declare const useStore: <Value>(store: Store<Value>) => Accessor<Value>;
/** The address while it is one of this application. */
declare const useOwnRoute: () => Accessor<Route>;
/** The text function of the current language. */
declare const useTexts: <English>(textsIn: TextsIn<English>) => Accessor<OwnTranslate<English>>;

export { drawSolid, useOwnRoute, useStore, useSubApp, useTexts };
