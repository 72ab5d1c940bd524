import {useEffect, useState} from 'react';
import {SANS} from './palette';

/** Whether the font of the pictures is there. Text that is measured earlier has other sizes. */
export const useFontIsReady = (): boolean => {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const finish = () => isCurrent && setIsReady(true);
    document.fonts.load(`700 100px ${SANS}`).then(finish, finish);
    return () => {
      isCurrent = false;
    };
  }, []);
  return isReady;
};
