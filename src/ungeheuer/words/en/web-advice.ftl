# One quiet question before a slip; comes with the words of hints

sure-ask = Sure?
sure-better = Better: { $what }.
sure-yes = Do it anyway
sure-no = Think again
sure-wanted = Ask before a slip
sure-about = Once before something that cannot be taken back and costs a lot. Only with what you can know yourself.
