declare module 'react-refresh/runtime' {
  const runtime: {
    injectIntoGlobalHook: (window: Window) => void;
    register: (component: unknown, id: string) => void;
    createSignatureFunctionForTransform: () => (...args: never[]) => unknown;
    isLikelyComponentType: (value: unknown) => boolean;
    performReactRefresh: () => unknown;
  };
  export default runtime;
}
