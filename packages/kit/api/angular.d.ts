import { Type, ApplicationConfig, Signal } from '@angular/core';
import { OwnTranslate } from './index.js';
import { Route } from './index.js';
import { Draw, Store, SubAppContext, TextsIn } from './index.js';
import 'nanostores';
import './call.js';
import 'valibot';
import './codes.js';
import './languages.js';

/** `robot-portal-kit/angular`: a sub-application in Angular, compiled ahead of time and without zones. */

/** Draws an application by its component at the top. */
declare const drawAngular: (view: Type<unknown>, providers?: ApplicationConfig["providers"]) => Draw;
/** For an injection context, as the fields of a component. */
declare const useSubApp: () => SubAppContext;
/** The value of a store as a signal. The subscription ends with its component. */
declare const useStore: <Value>(store: Store<Value>) => Signal<Value>;
/** The address while it is one of this application. */
declare const useOwnRoute: () => Signal<Route>;
/** The text function of the current language. */
declare const useTexts: <English>(textsIn: TextsIn<English>) => Signal<OwnTranslate<English>>;

export { drawAngular, useOwnRoute, useStore, useSubApp, useTexts };
