# For fingers used to make; everything happens in dev.py.
.PHONY: play test fast wheel bench lint fix lock clean
play test fast wheel bench lint fix lock clean:
	python3 dev.py $@ $(ARGS)
