/** The package itself: its plain name leads to what stands for it. */
declare module 'react-router-config/cjs/react-router-config' {
  export {renderRoutes} from 'react-router-config';
}
